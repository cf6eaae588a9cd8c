import type * as english from '#texts/errors/assistant.ts'
import type { Translation } from '../../translation.ts'
import { numbers } from '../grammar.ts'

export const aiErrors: Translation<typeof english.aiErrors> = {
  short: 'Écris encore un peu avant d’utiliser les outils d’IA.',
  tooMany:
    'Tu as beaucoup sollicité l’aide à l’écriture à l’instant. Attends quelques minutes et réessaie.',
  tooLong: (most, length) =>
    `L’aide à l’écriture lit au plus ${numbers.written(most)} caractères à la fois ; ce texte en a ${numbers.written(length)}. Sélectionnes-en une partie et réessaie.`,
  enhance: 'Le texte n’a pas pu être amélioré. Réessaie un peu plus tard.',
  expand: 'Le texte n’a pas pu être développé. Réessaie un peu plus tard.',
  ideas: 'Aucune idée n’est venue. Réessaie un peu plus tard.',
  summary: 'Le résumé n’a pas pu être écrit. Réessaie un peu plus tard.',
  needsModel:
    'En français, il faut pour cela un modèle de langage. Pour en brancher un, indique AI_BASE_URL et AI_MODEL dans le fichier .env, avec AI_API_KEY si le fournisseur en demande une, puis redémarre le journal. Les idées et le résumé marchent sans lui.',
}
