import type * as english from '#texts/errors/assistant.ts'
import type { Translation } from '../../translation.ts'
import { numbers } from '../grammar.ts'

export const aiErrors: Translation<typeof english.aiErrors> = {
  short: 'Escribe un poco más antes de usar las herramientas de IA.',
  tooMany:
    'Has usado mucho el ayudante de escritura en poco rato. Espera unos minutos e inténtalo de nuevo.',
  tooLong: (most, length) =>
    `El ayudante de escritura lee hasta ${numbers.written(most)} caracteres de una vez; este texto tiene ${numbers.written(length)}. Selecciona una parte e inténtalo de nuevo.`,
  enhance: 'No se pudo mejorar el texto. Inténtalo de nuevo más tarde.',
  expand: 'No se pudo ampliar el texto. Inténtalo de nuevo más tarde.',
  ideas: 'No se pudieron generar ideas. Inténtalo de nuevo más tarde.',
  summary: 'No se pudo crear el resumen. Inténtalo de nuevo más tarde.',
  needsModel:
    'En español hace falta un modelo de lenguaje. Para conectar uno, escribe AI_BASE_URL y AI_MODEL en el archivo .env, y AI_API_KEY si el proveedor la pide, y reinicia el diario. Las ideas y el resumen funcionan sin él.',
}
