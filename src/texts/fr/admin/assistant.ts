import type * as english from '#texts/admin/assistant.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

export const aiTexts: Translation<typeof english.aiTexts> = {
  enhance: 'Améliorer le style',
  expand: 'Développer',
  ideas: 'Trouver des idées',
  summary: 'Créer un résumé',
  title: 'Outils d’IA',
  builtIn: 'aide intégrée',
  builtInHint:
    'L’aide intégrée travaille sur ce serveur. Rien n’est envoyé nulle part. « Améliorer le style » et « Développer » demandent un modèle de langage.',
  modelAt: (model, host) => `${model} chez ${host}`,
  configuredHint: (name) => `Tes mots sont envoyés à ${name}.`,
  busy: {
    enhance: 'Je polis les phrases…',
    expand: 'Je développe…',
    ideas: 'Je cherche des idées…',
    summary: 'Je résume…',
  },
  stop: 'Arrêter',
  ideasTitle: 'Des idées pour ton titre',
  dismissIdeas: 'Fermer',
  changed: {
    enhance: 'Le style a été amélioré',
    expand: 'Le texte a été développé',
    ideas: 'Le titre a été choisi',
    summary: 'L’extrait est écrit',
  },
  unchanged: 'C’est très bien comme ça. Rien à changer.',
  suggestions: 'Ce qu’en dit l’aide',
  showDifference: 'Voir la différence',
  undo: 'Annuler',
  keep: 'Garder',
  close: 'Fermer',
  undone: 'Annulé. Ton texte est redevenu comme avant.',
  notAllUndone: (count) =>
    count === 1
      ? 'Annulé, sauf un endroit que tu as modifié depuis.'
      : `Annulé, sauf ${count} endroits que tu as modifiés depuis.`,
  notesTitle: 'Des questions pour toi',
  notesHint:
    'Réponds dans le texte à celles qui te plaisent et coche ce qui est fait. Les lecteurs ne les voient jamais.',
  notesLater: 'Plus tard',
  notesNone: 'Tout cocher',
  noteDone: (question) => `Fait : ${question}`,
  notesLeft: (count) => plurals.counted(count, 'question restante', 'questions restantes'),
  publishTitle: 'Publier avec des questions ouvertes ?',
  publishText: (count) =>
    count === 1
      ? 'L’une des questions de l’aide n’est pas encore cochée.'
      : `${count} questions de l’aide ne sont pas encore cochées.`,
  publishStay: 'Continuer à écrire',
  publishAnyway: 'Publier quand même',
  textMoved:
    'Le texte a changé pendant que l’aide travaillait, alors rien n’a été remplacé. Réessaie.',
}

export const aiToasts: Translation<typeof english.aiToasts> = {
  notEnoughContent: {
    title: 'Pas assez de texte',
    description: 'Écris encore un peu avant d’utiliser les outils d’IA.',
  },
  failed: {
    title: 'Erreur de l’outil d’IA',
    description: 'Oups, l’IA s’est pris les pattes dans le tapis. Réessaie.',
  },
  summaryCreated: {
    title: 'Résumé créé',
    description: 'Un nouvel extrait a été écrit à partir de ton texte.',
  },
  ideaSelected: {
    title: 'Idée choisie',
    description: 'L’idée est devenue le titre de ton article.',
  },
}
