import type * as english from '#texts/admin/calendar.ts'
import type { Translation } from '../../translation.ts'
import { dates, elision, plurals } from '../grammar.ts'

export const calendarScreenTexts: Translation<typeof english.calendarScreenTexts> = {
  title: 'Calendrier',
  newPost: 'Nouvel article',
  today: 'Aujourd’hui',
  change: 'Changer',
  changeZone: 'Changer de fuseau horaire',
  loading: 'Le calendrier arrive…',
  posts: (month) => `Articles ${elision.de(month.toLowerCase())}`,
  newPostOn: (day) => `Nouvel article le ${day}`,
  photosOfDay: (count) => plurals.counted(count, 'photo de ce jour', 'photos de ce jour'),
  more: (count) => `${count} de plus`,
  less: 'Voir moins',
  letGo: 'Lâche pour planifier',
  notThere: 'Ce jour est passé',
  status: 'Planifié, ',
  pencilled: 'Au crayon',
  withHour: 'Planifié, avec son heure',
  photos: 'Photos du jour',
  basket: 'Sans jour',
  drafts: (count) => plurals.counted(count, 'brouillon', 'brouillons'),
  basketHint: 'Fais glisser un brouillon sur un jour, ou choisis un jour avec',
  basketHintSmall: 'Choisis un jour avec',
  basketKeys: 'Au clavier : déplace une histoire avec les flèches, puis appuie sur Entrée.',
  noDrafts: 'Pas de brouillon.',
  begun: (day) => `Du ${dates.short(day)}`,
  pickDay: (title) => `Choisir un jour pour ${title}`,
  soFar: (month) => `Le mois ${elision.de(month.toLowerCase())} en bref`,
  counts: { published: 'Publiés', scheduled: 'Planifiés', photos: 'Photos' },
  thisWeek: 'Cette semaine',
  nothingAhead: 'Rien de prévu pour la suite.',
  earlier: (month) => `Plus tôt en ${month.toLowerCase()}`,
  earlierCounts: (posts) => plurals.counted(posts, 'article', 'articles'),
  undo: 'Annuler',
  changed: (title, to) => {
    if (!to) return `« ${title} » n’est plus au calendrier et reste un brouillon`
    if (to.time === null) return `« ${title} » est noté au crayon pour le ${dates.shortDay(to.day)}`
    return `« ${title} » est planifié pour le ${dates.shortDay(to.day)} à ${dates.clock(to.time)}`
  },
  carrying: (title, day, time) =>
    time === null
      ? `${title} : ${day} est déjà passé.`
      : `${title} : ${day}, ${dates.clock(time)}. Entrée pour planifier, Échap pour laisser en place.`,
  failed: 'Le calendrier n’a pas été modifié',
}

export const pickDayTexts: Translation<typeof english.pickDayTexts> = {
  title: (post) => `Choisir un jour pour « ${post} »`,
  text: 'L’article paraît tout seul à cette heure-là. Ou note simplement le jour au crayon, et il reste un brouillon.',
  schedule: 'Planifier',
  pencil: 'Noter au crayon',
  remove: 'Retirer du calendrier',
}

export const goingOutTexts: Translation<typeof english.goingOutTexts> = {
  hints: {
    draft: 'Visible par toi uniquement',
    published: 'Visible par tous une fois enregistré',
    scheduled: 'Visible par tous le jour venu',
  },
  since: (day) => `Depuis le ${dates.short(day)}`,
  draftNote: 'Active l’interrupteur pour publier maintenant ou choisir un jour.',
  pencilled: (day) => `Noté au crayon pour le ${dates.short(day)}.`,
  when: 'Quand',
  now: 'Publier maintenant',
  nowHint: 'Dès que tu enregistres',
  onDay: 'Un jour précis',
  day: 'Jour',
  time: 'Heure',
  publishedOn: 'Date de l’article',
  publishedOnHint: 'Choisis une date passée pour une histoire plus ancienne',
  moved: (from, to) =>
    `Ce jour-là, on passe à l’heure d’été. L’article paraîtra à ${dates.clock(to.time)}${to.day === from.day ? '' : ` le ${dates.short(to.day)}`}, sauf si tu choisis une autre heure.`,
  noSuchTime: ({ time }) => `Ce jour-là, ${dates.clock(time)} n’existe pas.`,
  today: 'Aujourd’hui',
  sleeps: (nights) => {
    if (nights === 0) return 'Plus tard aujourd’hui'
    return nights === 1 ? 'Plus qu’un dodo' : `Encore ${nights} dodos`
  },
  /** « Heure de New York (UTC−5) » */
  zone: (zone, short) => {
    const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
    return city === short ? `Heure ${city}` : `Heure ${elision.de(city)} (${short})`
  },
}
