import type * as english from '#texts/errors/assistant.ts'
import type { Translation } from '../../translation.ts'
import { numbers } from '../grammar.ts'

export const aiErrors: Translation<typeof english.aiErrors> = {
  short: 'Schreib bitte noch etwas mehr, bevor die KI helfen kann.',
  tooMany:
    'Du hast die Schreibhilfe gerade oft gerufen. Warte bitte ein paar Minuten und versuch es dann noch einmal.',
  tooLong: (most, length) =>
    `Die Schreibhilfe liest höchstens ${numbers.written(most)} Zeichen auf einmal; dieser Text hat ${numbers.written(length)}. Markiere einen Teil davon und versuch es noch einmal.`,
  enhance: 'Der Text ließ sich nicht verbessern. Bitte versuch es später noch einmal.',
  expand: 'Der Text ließ sich nicht ausbauen. Bitte versuch es später noch einmal.',
  ideas: 'Es kamen keine Ideen zustande. Bitte versuch es später noch einmal.',
  summary: 'Der Auszug ist nicht gelungen. Bitte versuch es später noch einmal.',
  needsModel:
    'Auf Deutsch braucht das ein Sprachmodell. So schließt du eines an: AI_BASE_URL und AI_MODEL in der Datei .env eintragen, dazu AI_API_KEY, wenn der Anbieter einen verlangt, und das Tagebuch neu starten. Ideen und Auszug klappen auch ohne.',
}
