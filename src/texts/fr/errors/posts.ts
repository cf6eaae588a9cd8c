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
  title: 'Le titre doit contenir au moins 3 caractères',
  content: 'Le texte doit contenir au moins 10 caractères',
  excerpt: 'L’extrait doit contenir au moins 10 caractères',
  cover: 'L’image de couverture doit avoir une adresse valide',
  category: 'Choisis une catégorie',
  shortSlug: `Le slug doit contenir au moins ${minLengths.postSlug} caractères`,
  longSlug: `Le slug peut contenir ${MAX_SLUG_LENGTH} caractères au plus`,
  notFound: 'L’article que tu cherches n’existe pas ou a été retiré.',
  changedElsewhere:
    'Cet article a été enregistré ailleurs après que tu l’as ouvert. Compare les deux avant d’enregistrer.',
  draftChangedElsewhere:
    'Ce brouillon a été modifié dans une autre fenêtre. Compare les deux avant de continuer.',
  alreadyPublic: 'Cet article est déjà public : tout le monde peut le lire à sa propre adresse.',
  revisionNotFound: 'Cette ancienne version n’est plus conservée.',
  addressNotFound: 'Cette ancienne adresse ne mène plus ici.',
  slugTaken: (slug) => `Un autre article utilise déjà le slug « ${slug} ».`,
  slugFree: (free) => `Ce slug est pris. « ${free} » est libre.`,
  fields: { title: 'Titre', content: 'Texte', excerpt: 'Extrait', category: 'Catégorie' },
}

export const categoryErrors: Translation<typeof english.categoryErrors> = {
  name: 'Donne un nom à la catégorie',
  letters: 'Utilise au moins une lettre ou un chiffre',
  same: (name, other) =>
    name === other
      ? `« ${name} » figure deux fois dans la liste`
      : `« ${name} » et « ${other} » comptent comme la même catégorie`,
  noneShown: 'Affiche au moins une catégorie',
  tooMany: `Une liste peut contenir ${MAX_CATEGORIES} catégories au plus`,
  inUse: (name, count) =>
    `« ${name} » contient encore ${plurals.counted(count, 'entrée', 'entrées')}. Masque-la plutôt, ou déplace d’abord son contenu.`,
  changedElsewhere:
    'Les catégories ont été modifiées dans une autre fenêtre après que tu as ouvert cette page. Recharge la page pour les voir.',
  fields: { name: 'Catégorie' },
}

export const trashErrors: Translation<typeof english.trashErrors> = {
  kind: 'Seuls les articles et les photos peuvent revenir',
  noneChosen: 'Choisis quelque chose',
  tooMany: `Choisis au plus ${MAX_DELETED_AT_ONCE} éléments à la fois`,
}

export const redirectTexts: Translation<typeof english.redirectTexts> = {
  badPath:
    'Saisis l’adresse manquante, en commençant par une barre oblique, par exemple /vieille-histoire',
  badTarget: 'Choisis une page de ce journal, par exemple /blog/premiere-balade',
  noTarget:
    'Il n’y a pas de page à cette adresse. Choisis-en une que les visiteurs peuvent ouvrir.',
  toItself: 'Une adresse ne peut pas mener à elle-même. Choisis une autre page.',
  pageExists: 'Il y a une page à cette adresse, c’est donc elle que les visiteurs voient.',
  tooMany: 'Il y a trop de redirections. Retire celles dont plus personne n’a besoin.',
  notFound: 'Cette redirection n’existe déjà plus.',
}

export const scheduleErrors: Translation<typeof english.scheduleErrors> = {
  past: 'Cette heure est déjà passée. Choisis-en une plus tardive, ou publie maintenant.',
  pastDay: 'Ce jour est déjà passé. Choisis aujourd’hui ou un jour à venir.',
  tooFar: `Choisis un jour dans les ${MAX_SCHEDULE_YEARS_AHEAD} ans à venir.`,
  publishedOn: 'Choisis un jour entre le 1er janvier 1990 et aujourd’hui.',
  publishedAndScheduled:
    'Un article est soit publié, soit planifié. Enlève le jour, ou publie plus tard.',
  alreadyPublished: 'Cet article est déjà publié. Repasse-le en brouillon pour le planifier.',
  gap: ({ day, time }, next) =>
    `Le ${dates.long(day)}, ${dates.clock(time)} n’existe pas : on passe à l’heure d’été. La prochaine heure qui existe est ${dates.clock(next.time)}${next.day === day ? '' : `, le ${dates.long(next.day)}`}.`,
}
