import { momentLimits } from '#shared/limits.ts'
import type * as english from '#texts/admin/moments.ts'
import type { Translation } from '../../translation.ts'
import { dates, plurals } from '../grammar.ts'

const numberWords = 'zwei drei vier fünf sechs sieben acht neun zehn'.split(' ')

const sharedMegabytes = momentLimits.sharedBytes / 1024 ** 2

const photos = (count: number) => plurals.counted(count, 'Foto', 'Fotos')

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const oneDecimal = (value: number) => value.toFixed(1).replace('.', ',')

export const momentTexts: Translation<typeof english.momentTexts> = {
  title: 'Moment',
  post: 'Moment posten',
  waitingLink: (count) => (count === 1 ? '1 wartet' : `${count} warten`),
  add: 'Fotos oder ein Clip',
  holdingStill: ({ he }) => `${upperFirst(he)} hält gerade still. Schnell!`,
  addMore: 'Noch mehr',
  dropHere: 'oder hierher ziehen',

  strip: 'Fotos',
  cover: 'Titelbild',
  photo: (place, count) => `Foto ${place} von ${count}`,
  moved: (place, count) => `Jetzt Foto ${place} von ${count}.`,
  reorderByTouch: 'Zum Umordnen halten und ziehen. Das erste ist das Titelbild.',
  reorder: 'Zum Umordnen ziehen. Das erste ist das Titelbild.',
  remove: (place) => `Foto ${place} herausnehmen`,

  words: 'Was ist passiert?',
  titleLabel: 'Titel',
  titlePlaceholder: 'Aus deinem ersten Satz, oder der Tag',
  titleHint: 'Lass ihn leer, dann ist es dein erster Satz, oder der Tag, wenn es nur einen gibt.',
  category: 'Kategorie',
  day: 'Tag',
  today: (day) => `Heute, ${dates.shortDay(day)}`,

  keepAsDraft: 'Als Entwurf',
  postNow: 'Jetzt posten',
}

export const sendingTexts: Translation<typeof english.sendingTexts> = {
  onItsWay: 'Unterwegs',
  progress: 'Der Moment wird geschickt',
  sent: 'geschickt',
  sentOf: (done, all) => `${done} von ${all} geschickt`,
  bytesOf: (done, all) => {
    const megabytes = (bytes: number) => oneDecimal(bytes / (1024 * 1024))
    return `${megabytes(done)} von ${megabytes(all)}\u00a0MB`
  },
  pocket:
    'Der Moment liegt auch auf diesem Handy. Ist das Netz weg, wartet er hier und zieht später weiter.',
  stop: 'Stopp',
  another: 'Noch einer',

  landed: 'Steht im Tagebuch.',
  posted(count) {
    if (count < 2) return 'Gerade eben gepostet.'
    return count === 2
      ? 'Gerade eben gepostet, alle beide.'
      : `Gerade eben gepostet, alle ${numberWords[count - 2] ?? count}.`
  },
  landedAsDraft: 'Als Entwurf aufgehoben.',
  onlyYou: 'Das siehst nur du.',
  viewPost: 'Beitrag ansehen',
  openInEditor: 'Im Editor öffnen',
}

export const waitingTexts: Translation<typeof english.waitingTexts> = {
  title: 'Will noch raus',
  offline: 'Du bist offline.',
  offlineText:
    'Nichts geht verloren. Das hier geht von selbst raus, wenn du wieder online bist und das Tagebuch offen ist.',
  photos(count, clips) {
    const parts = [
      count > 0 && photos(count),
      clips > 0 && plurals.counted(clips, 'Clip', 'Clips'),
    ].filter(Boolean)
    return parts.length === 0 ? 'Nur Worte.' : `${parts.join(', ')}.`
  },
  someSent: (done, all) => `${done} von ${all} schon geschickt.`,
  asDraft: 'Geht als Entwurf raus.',
  signIn: 'Deine Anmeldung ist abgelaufen. Melde dich an, dann geht er raus.',
  sendingNow: 'Geht gerade raus.',
  ofOtherAccount:
    'Das hat auf diesem Handy jemand anderes geschrieben. Mit „Jetzt versuchen“ geht es unter deinem Namen raus.',
  noSignal: 'Wartet auf Netz.',
  noAnswer: (seconds) =>
    seconds < 60
      ? `Das Tagebuch hat nicht geantwortet. Nächster Versuch in ${plurals.counted(seconds, 'Sekunde', 'Sekunden')}.`
      : `Das Tagebuch hat nicht geantwortet. Nächster Versuch in ${plurals.counted(Math.round(seconds / 60), 'Minute', 'Minuten')}.`,
  refused: (sentence) =>
    `Das Tagebuch hat ihn nicht angenommen: ${sentence} Bearbeite ihn und versuch es noch einmal.`,

  tryNow: 'Jetzt versuchen',
  signInAct: 'Anmelden',
  edit: 'Bearbeiten',
  throwAway: (title) => `„${title}“ wegwerfen`,
  ask: {
    title: 'Diesen Moment wegwerfen?',
    text: 'Er ist nur auf diesem Handy. Was weg ist, ist weg.',
    cancel: 'Behalten',
    confirm: 'Wegwerfen',
  },
}

export const roomTexts: Translation<typeof english.roomTexts> = {
  full: 'Dein Handy ist voll.',
  fullText:
    'Hier kann kein Moment warten. Posten kannst du trotzdem, aber bleib auf dieser Seite, bis er draußen ist.',
  refused: 'Dieser Browser kann keinen Moment für später aufheben.',
  refusedText: 'Posten kannst du trotzdem, aber bleib auf dieser Seite, bis er draußen ist.',
  tooMuch: 'So viel Platz hat dein Handy nicht. Nimm eins heraus oder poste diese zuerst.',
  unreadable: (name) => `${name} können wir nicht lesen. JPEG, PNG oder HEIC geht.`,
  tooMany: (left) =>
    `Mehr als ${momentLimits.photos} Fotos passen nicht in einen Moment. ${photos(left)} ${left === 1 ? 'ist' : 'sind'} in deiner Galerie geblieben.`,
  leave: {
    title: 'Gehen, bevor er draußen ist?',
    text: 'Dieser Browser kann ihn nicht aufheben. Wenn du gehst, ist er weg.',
    stay: 'Bleiben',
    leave: 'Gehen',
  },
}

export const shareTexts: Translation<typeof english.shareTexts> = {
  came: (count) => `${photos(count)} ${count === 1 ? 'ist' : 'sind'} mitgekommen.`,
  cameOf: (count, all) =>
    `Die ersten ${count} von ${all} Fotos sind mitgekommen. Die anderen sind noch in deiner Galerie.`,
  nothing: `Da kam nichts mit, was wir brauchen können. Es gehen nur Fotos und Clips, zusammen bis ${sharedMegabytes} MB.`,
  ask: {
    title: 'Das hier mitnehmen?',
    text: 'Das kommt aus einer anderen App oder von einer Website. Nimmst du es mit, wird es ein eigener Moment; gepostet ist damit noch nichts. Hast du es nicht geteilt, dann lass es da.',
    photos: (count) => photos(count),
    leave: 'Dalassen',
    take: 'Mitnehmen',
    addToCurrent: 'Zum angefangenen Moment dazulegen',
  },
  close: 'Schließen',
  waiting: (count) =>
    count === 1
      ? '1 Foto wartet auf diesem Handy. Melde dich an, dann kann es raus.'
      : `${count} Fotos warten auf diesem Handy. Melde dich an, dann können sie raus.`,
  onceMore: { before: 'Wähl sie', em: 'noch mal aus' },
  lead: 'Dein Handy hat die Fotos geschickt, bevor das Tagebuch wach war. Sie sind noch in deiner Galerie; nichts ist verloren.',
  pick: 'Fotos auswählen',
  nextTime: 'Beim nächsten Mal klappt das Teilen sofort.',
  why: 'Das kann passieren, wenn die Daten des Browsers gelöscht wurden.',
}

export const homeScreenTexts: Translation<typeof english.homeScreenTexts> = {
  newMoment: 'Neuer Moment',
  title: 'Leg das Tagebuch auf deinen Startbildschirm',
  text: 'Einmal tippen, und du bist genau hier. Und wenn du Fotos aus deiner Galerie teilst, steht es mit in der Liste.',
  notNow: 'Jetzt nicht',
  putThere: 'Ja, dorthin',
  steps: {
    share: 'Tipp auf „Teilen“, oder auf „…“ und dann „Teilen“.',
    add: 'Wähle „Zum Home-Bildschirm“.',
    addRow: 'Zum Home-Bildschirm',
  },
  gotIt: 'Verstanden',
}
