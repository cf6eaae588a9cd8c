import {
  MAX_CATEGORIES,
  MAX_DELETED_AT_ONCE,
  MAX_SCHEDULE_YEARS_AHEAD,
  MAX_SLUG_LENGTH,
  minLengths,
} from '#shared/limits.ts'
import type * as english from '#texts/errors/posts.ts'
import type { Translation } from '../../translation.ts'
import { dates, plurals } from '../grammar.ts'

export const postErrors: Translation<typeof english.postErrors> = {
  title: 'Der Titel braucht mindestens 3 Zeichen',
  content: 'Der Text braucht mindestens 10 Zeichen',
  excerpt: 'Der Auszug braucht mindestens 10 Zeichen',
  cover: 'Das Titelbild braucht eine gültige Adresse',
  category: 'Bitte wähle eine Kategorie',
  shortSlug: `Das Adresskürzel braucht mindestens ${minLengths.postSlug} Zeichen`,
  longSlug: `Das Adresskürzel darf höchstens ${MAX_SLUG_LENGTH} Zeichen haben`,
  notFound: 'Diesen Beitrag gibt es nicht oder nicht mehr.',
  changedElsewhere:
    'Dieser Beitrag wurde anderswo gespeichert, nachdem du ihn geöffnet hast. Vergleiche beide, bevor du speicherst.',
  draftChangedElsewhere:
    'Dieser Entwurf wurde in einem anderen Fenster geändert. Vergleiche beide, bevor du weitermachst.',
  alreadyPublic:
    'Dieser Beitrag ist schon öffentlich: Alle können ihn unter seiner eigenen Adresse lesen.',
  revisionNotFound: 'Diese frühere Fassung wird nicht mehr aufbewahrt.',
  addressNotFound: 'Diese alte Adresse führt nicht mehr hierher.',
  slugTaken: (slug) => `Ein anderer Beitrag hat schon das Adresskürzel „${slug}“.`,
  slugFree: (free) => `Dieses Adresskürzel ist vergeben. „${free}“ ist frei.`,
  fields: {
    title: 'Der Titel',
    content: 'Der Text',
    excerpt: 'Der Auszug',
    category: 'Die Kategorie',
  },
}

export const categoryErrors: Translation<typeof english.categoryErrors> = {
  name: 'Bitte gib der Kategorie einen Namen',
  letters: 'Bitte nimm mindestens einen Buchstaben oder eine Ziffer',
  same: (name, other) =>
    name === other
      ? `„${name}“ steht doppelt in der Liste`
      : `„${name}“ und „${other}“ gelten als dieselbe Kategorie`,
  noneShown: 'Bitte lass mindestens eine Kategorie eingeblendet',
  tooMany: `Eine Liste kann höchstens ${MAX_CATEGORIES} Kategorien haben`,
  inUse: (name, count) =>
    `„${name}“ hat noch ${plurals.counted(count, 'Eintrag', 'Einträge')}. Blende sie stattdessen aus oder verschieb die Einträge zuerst.`,
  changedElsewhere:
    'Die Kategorien wurden in einem anderen Fenster geändert, nachdem du diese Seite geöffnet hast. Lade sie neu, um die Änderungen zu sehen.',
  fields: { name: 'Die Kategorie' },
}

export const trashErrors: Translation<typeof english.trashErrors> = {
  kind: 'Nur Beiträge und Fotos können zurückkommen',
  noneChosen: 'Bitte wähle etwas aus',
  tooMany: `Bitte wähle höchstens ${MAX_DELETED_AT_ONCE} auf einmal`,
}

export const redirectTexts: Translation<typeof english.redirectTexts> = {
  badPath:
    'Gib die fehlende Adresse ein, beginnend mit einem Schrägstrich, zum Beispiel /old-story',
  badTarget: 'Wähle eine Seite dieses Tagebuchs, zum Beispiel /blog/first-walk',
  noTarget: 'Unter dieser Adresse gibt es keine Seite. Wähle eine, die alle öffnen können.',
  toItself: 'Eine Adresse kann nicht auf sich selbst führen. Wähle eine andere Seite.',
  pageExists: 'Unter dieser Adresse gibt es eine Seite, deshalb wird diese gezeigt.',
  tooMany: 'Es gibt zu viele Weiterleitungen. Entferne einige, die niemand mehr braucht.',
  notFound: 'Diese Weiterleitung ist schon weg.',
}

export const scheduleErrors: Translation<typeof english.scheduleErrors> = {
  past: 'Dieser Zeitpunkt ist schon vorbei. Wähle einen späteren oder veröffentliche jetzt.',
  pastDay: 'Dieser Tag ist schon vorbei. Wähle heute oder einen späteren.',
  tooFar: `Wähle einen Tag innerhalb der nächsten ${MAX_SCHEDULE_YEARS_AHEAD} Jahre.`,
  publishedOn: 'Wähle einen Tag zwischen dem 1. Januar 1990 und heute.',
  publishedAndScheduled:
    'Ein Beitrag ist entweder veröffentlicht oder geplant. Lass den Tag weg oder veröffentliche ihn später.',
  alreadyPublished:
    'Dieser Beitrag ist schon veröffentlicht. Mach ihn wieder zum Entwurf, um ihn zu planen.',
  gap: ({ day, time }, next) =>
    `Am ${dates.long(day)} gibt es ${dates.clock(time)} Uhr nicht: Die Uhren springen vor. Der nächste Zeitpunkt, den es gibt, ist ${next.day === day ? '' : `am ${dates.long(next.day)} um `}${dates.clock(next.time)} Uhr.`,
}
