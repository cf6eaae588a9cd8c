import type * as english from '#texts/admin/dashboard.ts'
import type { Translation } from '../../translation.ts'
import { cases, plurals } from '../grammar.ts'
import { moderationTexts } from './comments.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const daysBetween = (day: string, today: string) =>
  Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS)

export const dashboardTexts: Translation<typeof english.dashboardTexts> = {
  newPost: 'Neuer Beitrag',
  viewBlog: 'Blog ansehen',
  tabs: { overview: 'Überblick', content: 'Inhalte', ideas: 'Ideen' },
  tabsLabel: 'Übersicht',
  contentTabsLabel: 'Inhalte',
  contentTabs: {
    posts: 'Beiträge',
    gallery: 'Galerie',
    access: 'Admins',
    deleted: 'Gelöscht',
  },
  counts: { total: 'Beiträge', published: 'online', drafts: 'Entwürfe' },
  recentPosts: 'Neueste Beiträge',
  viewAll: 'Alle ansehen',
  noPosts: 'Noch keine Beiträge. Höchste Zeit, einen zu schreiben!',
  noPhotos: 'Noch keine Fotos. Häng ein paar in die Galerie!',
  addPhoto: 'Foto hinzufügen',
  galleryNote: 'Hier wird noch gebaut. Alle Werkzeuge für deine Fotos gibt es unter',
  galleryNoteLink: 'Galerie verwalten',
  useThisIdea: 'Idee nehmen',
  moreIdeas: 'Mehr Ideen von der KI',
  moreIdeasBusy: 'Ideen werden gesucht …',
  ideas: 'Ideen für Beiträge',
  quickActions: 'Auf die Schnelle',
  writeNewPost: 'Beitrag schreiben',
  addPhotos: 'Fotos hinzufügen',
  logWeight: 'Gewicht eintragen',
  assistant: 'KI-Schreibhilfe',
  assistantItems: (name) => [
    'Poliert deine Sätze, lässt dir deinen Ton',
    `Findet Ideen in der Jahreszeit und im Alter von ${name}`,
    'Schreibt dir den Auszug',
  ],
  startWriting: 'Mit KI schreiben',
  calendar: 'Redaktionskalender',
  viewCalendar: 'Kalender ansehen',
  accessGuideHeading: 'Rund ums Anmelden',
  accessOwn: 'Dein eigenes Passwort und deine Sitzungen findest du unter',
  accessOwnLink: 'Einstellungen, Konto & Sicherheit',
  accessGuide: { addUsers: 'So kommen neue Admins dazu', troubleshooting: 'Wenn etwas hakt' },
  greeting(hour, name) {
    if (hour < 4 || hour >= 23) return `Noch wach, ${cases.genitive(name)} Mensch?`
    const greeting = hour < 12 ? 'Guten Morgen' : hour < 18 ? 'Guten Tag' : 'Guten Abend'
    return `${greeting}, ${cases.genitive(name)} Mensch`
  },
  birthday: (name, years) =>
    `Alles Gute! ${name} wird heute ${plurals.counted(years, 'Jahr', 'Jahre')} alt.`,
  sinceLastStory({ lastDay, today, name }) {
    if (!lastDay) return `Noch hat niemand etwas über ${name} gelesen. Heute wäre ein guter Tag.`
    const days = daysBetween(lastDay, today)
    if (days < 1) return 'Heute ist eine neue Geschichte erschienen. Zeit für ein Leckerli.'
    if (days === 1)
      return `Die letzte Geschichte erschien gestern. ${name} stellt schon wieder etwas an.`
    if (days < 14)
      return `Die letzte Geschichte erschien vor ${days} Tagen. ${name} hat seither drei Sachen angestellt.`
    const weeks = Math.floor(days / 7)
    if (weeks < 9)
      return `Die letzte Geschichte erschien vor ${weeks} Wochen. Irgendwas gibt es bestimmt zu erzählen.`
    return 'Die letzte Geschichte ist eine Weile her. Eine kurze zählt auch.'
  },
  sampleIdeas: (name) => [
    {
      title: `Ein Tag mit ${name}, Stunde für Stunde`,
      why: 'Kurze Einträge vom Frühstück bis zum letzten Gähnen. Alle wollen wissen, wie das mit den Nickerchen ist.',
    },
    {
      title: 'Fünf Dinge, die man vor dem ersten Hund wissen sollte',
      why: 'Treppen, Decken, eigene Ansichten: was dir in der ersten Woche jemand hätte sagen sollen.',
    },
    {
      title: `${cases.genitive(name)} liebste Runden, bewertet nach Gerüchen`,
      why: 'Drei Wege, für jeden eine ehrliche Note, und ein Foto aus Nasenhöhe.',
    },
  ],
}

const storiesText = (count: number) => plurals.counted(count, 'Geschichte', 'Geschichten')

export const glanceTexts: Translation<typeof english.glanceTexts> = {
  nextOut: 'Als Nächstes',
  year: 'Ein Jahr Schreiben',
  stories: storiesText,
  yearLabel: (count) => `${storiesText(count)} in den letzten 52 Wochen erschienen`,
  week: (begins, count) => `Woche ab ${begins}: ${storiesText(count)}`,
  categories: 'Kategorien',
  lastWritten: 'Zuletzt geschrieben',
  never: 'Noch nie',
  ago(day, today) {
    const days = daysBetween(day, today)
    if (days <= 0) return 'heute'
    if (days === 1) return 'gestern'
    if (days < 14) return `vor ${days} Tagen`
    if (days < 70) return `vor ${Math.floor(days / 7)} Wochen`
    if (days < 730) return `vor ${Math.floor(days / 30.44)} Monaten`
    return `vor ${Math.floor(days / 365)} Jahren`
  },
}

export const searchTexts: Translation<typeof english.searchTexts> = {
  label: 'Beiträge durchsuchen',
  placeholder: 'Beiträge durchsuchen …',
  results: 'Passende Beiträge',
  none: (term) => `Kein Beitrag passt zu „${term}“.`,
  found: (count) => (count === 1 ? '1 Beitrag gefunden' : `${count} Beiträge gefunden`),
}

export const calendarTexts: Translation<typeof english.calendarTexts> = {
  description:
    'Veröffentlichte Beiträge stehen bei ihrem Datum, Entwürfe bei dem Tag, an dem du sie angefangen hast.',
  previous: 'Voriger Monat',
  next: 'Nächster Monat',
  today: 'Heute',
  none: 'Nichts in diesem Monat.',
  open: 'Im Kalender planen',
}

export const worthALookTexts: Translation<typeof english.worthALookTexts> = {
  heading: 'Einen Blick wert',
  messages: (count) => plurals.counted(count, 'ungelesene Nachricht', 'ungelesene Nachrichten'),
  comments: (count) => moderationTexts.waitingCount(count),
  letters: {
    leaving: (subject: string) => `„${subject}“ geht gleich als Brief raus`,
    sending: (subject: string) => `„${subject}“ geht gerade als Brief raus`,
    paused: (subject: string) => `Der Brief „${subject}“ ist angehalten`,
    held: (subject: string) => `Der Brief „${subject}“ wartet auf dich`,
  },
}
