import type * as english from '#texts/site/year-book.ts'
import type { Translation } from '../../translation.ts'
import { cases, dates, numbers } from '../grammar.ts'

/** "mit 1 Jahr und 2 Monaten" */
const atAge = (age: string) => `mit ${cases.dative(age)}`

export const bookTexts: Translation<typeof english.bookTexts> = {
  heading: (year) => ({ plain: 'Das Buch von', turned: String(year) }),
  lead: (isRunning) =>
    `Alles, was wir in ${isRunning ? 'diesem' : 'dem'} Jahr aufgeschrieben haben, auf langem Papier. Druck es aus, leg ihm ein Halsband um und lass es bei Oma auf dem Tisch liegen.`,
  stillGrows: '. Das Jahr ist noch nicht vorbei, das Buch wächst also noch',
  print: 'Drucken oder als PDF',
  gathering: 'Die Bilder werden geholt …',
  paper: (sheets, isRunning) =>
    `A4 oder Letter, quer, ${isRunning ? 'bis jetzt ' : ''}etwa ${sheets} Blatt${isRunning ? bookTexts.stillGrows : ''}.`,
  otherYears: 'Andere Jahre',
  cover: 'Umschlag',
  writtenBy: (owner) => `Aufgeschrieben von ${owner}`,
  at: atAge,
  storyMeta: (date, age) => (age ? `${date} · ${age}` : date),
  photos: (count) => (count === 1 ? 'Ein Foto' : `${count} Fotos`),
  moreStories: (count) => (count === 1 ? 'Noch eine Geschichte' : `Noch ${count} Geschichten`),
  photoSheet: 'Fotos',
  goodNight: 'Gute Nacht.',
  loading: 'Das Buch wird aufgeschlagen',
  failed: 'Das Buch ließ sich nicht öffnen. Schau nach deiner Verbindung und lade die Seite neu.',
  notFound: 'In dem Jahr wurde nichts aufgeschrieben, also gibt es auch kein Buch.',
  readBlog: 'Zum Blog',
  end: (year, isRunning) =>
    isRunning
      ? { plain: 'So weit,', turned: 'so lang' }
      : { plain: 'Das war', turned: String(year) },
  figures({ posts, photos, words, days, weight }, pronouns) {
    const by = { he: 'von ihm', she: 'von ihr', they: 'vom Hund' }[pronouns]
    return [
      [numbers.written(posts), posts === 1 ? 'Beitrag, alles wahr' : 'Beiträge, alles wahr'],
      [
        numbers.written(photos),
        photos === 1 ? 'Foto, das was geworden ist' : 'Fotos, die was geworden sind',
      ],
      [numbers.written(words), `Wörter, kein einziges ${by}`],
      weight
        ? [weight.text, `auf der Waage im ${dates.monthName(Number(weight.day.slice(5, 7)))}`]
        : [numbers.written(days), days === 1 ? 'Tag zum Aufheben' : 'Tage zum Aufheben'],
    ]
  },
  ages({ ageAtBegin, ageAtEnd, lastDay, isRunning }, pronouns) {
    if (!ageAtBegin || !ageAtEnd) return ''
    const who = { he: 'er', she: 'sie', they: 'unser Hund' }[pronouns]
    const day = dates.long(lastDay).replace(/ \d{4}$/, '')
    const end = isRunning ? 'als es gedruckt wurde' : 'als es endete'
    return `Als dieses Buch begann, war ${who} ${ageAtBegin} alt, und am ${day}, ${end}, ${ageAtEnd}.`
  },
}
