import type * as english from '#texts/admin/assistant.ts'
import type { Translation } from '../../translation.ts'

export const aiTexts: Translation<typeof english.aiTexts> = {
  enhance: 'Verbessern',
  expand: 'Ausbauen',
  ideas: 'Ideen finden',
  summary: 'Auszug schreiben',
  title: 'KI-Werkzeuge',
  builtIn: 'eingebaute Schreibhilfe',
  builtInHint:
    'Die eingebaute Schreibhilfe arbeitet auf diesem Server. Nichts wird verschickt. „Verbessern“ und „Ausbauen“ brauchen ein Sprachmodell.',
  modelAt: (model, host) => `${model} bei ${host}`,
  configuredHint: (name) => `Deine Worte werden an ${name} geschickt.`,
  busy: {
    enhance: 'Wird verbessert …',
    expand: 'Wird ausgebaut …',
    ideas: 'Ideen werden gesucht …',
    summary: 'Auszug entsteht …',
  },
  stop: 'Stopp',
  ideasTitle: 'Ideen für deinen Titel',
  dismissIdeas: 'Ausblenden',
  changed: {
    enhance: 'Der Text ist verbessert',
    expand: 'Der Text ist ausgebaut',
    ideas: 'Der Titel ist eingesetzt',
    summary: 'Der Auszug ist geschrieben',
  },
  unchanged: 'Sieht gut aus. Da gibt es nichts zu ändern.',
  suggestions: 'Was die Schreibhilfe sagt',
  showDifference: 'Unterschied zeigen',
  undo: 'Rückgängig',
  keep: 'Behalten',
  close: 'Schließen',
  undone: 'Rückgängig gemacht. Dein Text ist wieder wie vorher.',
  notAllUndone: (count) =>
    count === 1
      ? 'Rückgängig gemacht, bis auf eine Stelle, die du seither geändert hast.'
      : `Rückgängig gemacht, bis auf ${count} Stellen, die du seither geändert hast.`,
  notesTitle: 'Fragen an dich',
  notesHint:
    'Beantworte im Text, was du magst, und hak ab, was erledigt ist. Beim Lesen sieht das nie jemand.',
  notesLater: 'Später',
  notesNone: 'Alle abhaken',
  noteDone: (question) => `Erledigt: ${question}`,
  notesLeft: (count) => (count === 1 ? 'noch 1 Frage' : `noch ${count} Fragen`),
  publishTitle: 'Mit offenen Fragen veröffentlichen?',
  publishText: (count) =>
    count === 1
      ? 'Eine Frage der Schreibhilfe ist noch nicht abgehakt.'
      : `${count} Fragen der Schreibhilfe sind noch nicht abgehakt.`,
  publishStay: 'Weiterschreiben',
  publishAnyway: 'Trotzdem raus',
  textMoved:
    'Der Text hat sich geändert, während die Schreibhilfe dran war. Es wurde deshalb nichts ersetzt. Bitte versuch es noch einmal.',
}

export const aiToasts: Translation<typeof english.aiToasts> = {
  notEnoughContent: {
    title: 'Noch zu wenig Text',
    description: 'Schreib bitte noch etwas mehr, bevor die KI helfen kann.',
  },
  failed: {
    title: 'Die KI ist gestolpert',
    description: 'Das hat leider nicht geklappt. Bitte versuch es noch einmal.',
  },
  summaryCreated: {
    title: 'Auszug geschrieben',
    description: 'Aus deinem Text ist ein neuer Auszug entstanden.',
  },
  ideaSelected: {
    title: 'Idee übernommen',
    description: 'Sie steht jetzt als Titel über deinem Beitrag.',
  },
}
