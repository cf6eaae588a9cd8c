import type * as english from '#texts/admin/welcome.ts'
import type { Translation } from '../../translation.ts'
import { elision } from '../grammar.ts'

export const welcomeTexts: Translation<typeof english.welcomeTexts> = {
  title: 'Premiers pas',
  brand: 'Un nouveau journal',
  skip: 'Plus tard',
  back: 'Retour',
  next: 'Suivant',
  finish: 'C’est parti',
  busy: 'Un instant…',
  progress: (step, steps) => `Étape ${step} sur ${steps}`,
  steps: ['Le journal de qui', 'Un portrait', 'Les couleurs', 'Les histoires'],
  done: { title: 'Le journal est à toi', description: 'La première histoire n’attend que toi.' },
}

export const invitationTexts: Translation<typeof english.invitationTexts> = {
  title: 'Fais-en le tien en cinq minutes',
  text: 'Le journal est encore celui de la démo. Quatre petites étapes, et il parle de ton chien.',
  textEmpty: 'Le journal n’a pas encore rencontré ton chien. Trois petites étapes suffisent.',
  begin: 'Commencer',
  later: 'Pas maintenant',
  never: 'Jamais',
  again: 'Refaire les premiers pas',
}

export const whoseStepTexts: Translation<typeof english.whoseStepTexts> = {
  heading: { plain: 'C’est le journal', turned: 'de qui ?' },
  lead: 'Quelques réponses, et chaque page connaît son nom. Tout se change plus tard dans Ton chien et Réglages.',
  email: 'Ton e-mail',
  emailHint: (current) =>
    `Tu te connecteras avec. Pour l’instant, c’est ${current}, une adresse sans boîte aux lettres.`,
  name: 'Le nom de ton chien',
  breedHint: 'Ou le petit nom que tu donnes au mélange.',
  birthdayHint: 'À peu près suffit. Rien du tout aussi.',
  ownerName: 'Qui tient la plume',
  ownerNameOf: (dogName) => `La famille ${elision.de(dogName)}`,
  ownerNameHint: 'Signe chaque histoire.',
  blogName: 'Le nom du journal',
  blogNameOf: (dogName) => `Le journal ${elision.de(dogName)}`,
  blogNameHint: 'En haut de chaque page.',
}

export const portraitStepTexts: Translation<typeof english.portraitStepTexts> = {
  heading: (name) => ({ plain: 'Un portrait', turned: elision.de(name) }),
  lead: 'Il est accroché sur la page d’accueil, sur la page À propos et à côté de chaque histoire.',
  choose: 'Choisir une photo',
  title: 'Portrait',
  borrow: 'Ou emprunte un dessin en attendant.',
  use: (drawing) => `Prendre ${drawing}`,
}

export const colorsStepTexts: Translation<typeof english.colorsStepTexts> = {
  heading: { plain: 'Choisis', turned: 'les couleurs' },
  lead: 'La couleur du collier est aussi celle des boutons et des liens. Le chien ci-dessous le porte déjà.',
  collar: 'Collier',
  paper: 'Papier et encre',
  font: 'Écriture',
  own: 'La mienne',
}

export const storiesStepTexts: Translation<typeof english.storiesStepTexts> = {
  inEnglish: (name) =>
    `Les histoires d’exemple n’existent qu’en anglais. Commence avec un journal vide, et tout sera en ${name.toLowerCase()}.`,
  heading: { plain: 'Garder les', turned: 'histoires d’exemple ?' },
  lead: 'Elles montrent à quoi ressemble un journal bien rempli. Ce que tu as modifié toi-même reste.',
  keep: 'Les garder pour l’instant',
  keepHint: 'Tu pourras les retirer plus tard, dans Réglages, Base de données.',
  remove: 'Commencer un journal vide',
  removeHint: 'Une sauvegarde est faite d’abord : elles pourront revenir.',
}

export const colorNames: Translation<typeof english.colorNames> = {
  plum: 'Prune',
  pine: 'Pin',
  brick: 'Brique',
  sea: 'Mer',
  mustard: 'Moutarde',
  rose: 'Rose',
  butter: 'Beurre',
  cocoa: 'Cacao',
  rust: 'Rouille',
  moss: 'Mousse',
  slate: 'Ardoise',
  berry: 'Mûre',
}

export const drawingNames: Translation<typeof english.drawingNames> = {
  'portrait-tilt': 'tête penchée',
  'park-morning': 'matin au parc',
  'bath-foam': 'mousse du bain',
  birthday: 'anniversaire',
}
