import type * as english from '#texts/admin/calendar.ts'
import type { Translation } from '../../translation.ts'
import { dates } from '../grammar.ts'

export const calendarScreenTexts: Translation<typeof english.calendarScreenTexts> = {
  title: 'Kalender',
  newPost: 'Neuer Beitrag',
  today: 'Heute',
  change: 'Ändern',
  changeZone: 'Zeitzone ändern',
  loading: 'Der Kalender wird geladen …',
  posts: (month) => `Beiträge im ${month}`,
  newPostOn: (day) => `Neuer Beitrag am ${day}`,
  photosOfDay: (count) => (count === 1 ? '1 Foto von diesem Tag' : `${count} Fotos von diesem Tag`),
  more: (count) => `noch ${count}`,
  less: 'Weniger zeigen',
  letGo: 'Loslassen zum Planen',
  notThere: 'Dieser Tag ist vorbei',
  status: 'Geplant, ',
  pencilled: 'Vorgemerkt',
  withHour: 'Geplant, mit Uhrzeit',
  photos: 'Fotos vom Tag',
  basket: 'Ohne Tag',
  drafts: (count) => (count === 1 ? '1 Entwurf' : `${count} Entwürfe`),
  basketHint: 'Zieh einen Entwurf auf einen Tag oder wähle einen mit',
  basketHintSmall: 'Wähle einen Tag mit',
  basketKeys:
    'Mit der Tastatur: Pfeiltasten bewegen eine Geschichte, die Eingabetaste legt sie ab.',
  noDrafts: 'Keine Entwürfe.',
  begun: (day) => `Vom ${dates.short(day)}`,
  pickDay: (title) => `Tag für ${title} wählen`,
  soFar: (month) => `${month} auf einen Blick`,
  counts: { published: 'Online', scheduled: 'Geplant', photos: 'Fotos' },
  thisWeek: 'Diese Woche',
  nothingAhead: 'Ab hier ist nichts geplant.',
  earlier: (month) => `Früher im ${month}`,
  earlierCounts: (posts) => (posts === 1 ? '1 Beitrag' : `${posts} Beiträge`),
  undo: 'Rückgängig',
  changed: (title, to) => {
    if (!to) return `„${title}“ steht nicht mehr im Kalender und bleibt ein Entwurf`
    if (to.time === null) return `„${title}“ ist für den ${dates.shortDay(to.day)} vorgemerkt`
    return `„${title}“ erscheint am ${dates.shortDay(to.day)} um ${dates.clock(to.time)} Uhr`
  },
  carrying: (title, day, time) =>
    time === null
      ? `${title}: ${day} ist vorbei.`
      : `${title}: ${day}, ${dates.clock(time)} Uhr. Eingabetaste zum Planen, Escape lässt alles, wo es war.`,
  failed: 'Der Kalender wurde nicht geändert',
}

export const pickDayTexts: Translation<typeof english.pickDayTexts> = {
  title: (post) => `Tag für „${post}“ wählen`,
  text: 'Der Beitrag erscheint dann von selbst. Oder merk dir nur den Tag vor, dann bleibt er ein Entwurf.',
  schedule: 'Planen',
  pencil: 'Nur vormerken',
  remove: 'Aus dem Kalender nehmen',
}

export const goingOutTexts: Translation<typeof english.goingOutTexts> = {
  hints: {
    draft: 'Das siehst nur du',
    published: 'Für alle sichtbar, sobald du speicherst',
    scheduled: 'Ab dem Erscheinungstag für alle sichtbar',
  },
  since: (day) => `Seit ${dates.short(day)}`,
  draftNote: 'Schalte es ein, um jetzt zu veröffentlichen oder einen Tag zu wählen.',
  pencilled: (day) => `Vorgemerkt für den ${dates.short(day)}.`,
  when: 'Wann',
  now: 'Sofort',
  nowHint: 'Sobald du speicherst',
  onDay: 'An einem bestimmten Tag',
  day: 'Tag',
  time: 'Uhrzeit',
  publishedOn: 'Datum des Beitrags',
  publishedOnHint: 'Für ältere Geschichten geht auch ein früherer Tag',
  moved: (from, to) =>
    `Die Uhren springen vor. Er erscheint ${to.day === from.day ? '' : `am ${dates.short(to.day)} `}um ${dates.clock(to.time)} Uhr, außer du wählst eine andere Zeit.`,
  noSuchTime: ({ time }) => `${dates.clock(time)} Uhr gibt es an diesem Tag nicht.`,
  today: 'Heute',
  sleeps: (nights) => {
    if (nights === 0) return 'Heute noch'
    return nights === 1 ? 'Noch einmal schlafen' : `Noch ${nights}-mal schlafen`
  },
  /** "Zeit in Berlin (MEZ)" */
  zone: (zone, short) => {
    const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
    return city === short ? `${city}-Zeit` : `Zeit in ${city} (${short})`
  },
}
