import { importLimits } from '#shared/transfer.ts'
import type * as english from '#texts/errors/transfer.ts'
import type { Translation } from '../../translation.ts'
import { fileSizes, numbers, plurals } from '../grammar.ts'

export const importErrors: Translation<typeof english.importErrors> = {
  badChoice: 'Choisis oui ou non',
  category: 'Choisis une catégorie pour chaque nom',
  fileName: 'Le fichier a besoin d’un nom',
  fields: { category: 'Catégorie', fileName: 'Le nom du fichier' },
  empty: 'Ce fichier est vide. Choisis-en un autre.',
  tooLarge: (most) => `Un fichier peut peser ${fileSizes.whole(most)} au plus.`,
  notFound: 'Cet import n’existe plus.',
  notNow: 'L’import a avancé entre-temps. Recharge la page pour voir où il en est.',
  tooMany: 'Plusieurs fichiers attendent déjà. Importe-les ou jette-les d’abord.',
  noRoom: (needed) =>
    `Il n’y a pas assez de place sur le disque. Libère environ ${fileSizes.whole(needed)} et réessaie.`,
  cutOff: 'Seule une partie du fichier est arrivée. Choisis-le à nouveau.',
  tooMuch: 'Il est arrivé plus que ce qui était annoncé. Choisis le fichier à nouveau.',
  notBytes: 'Envoie le fichier lui-même, en application/octet-stream.',
  tooLate: 'Cet import est trop ancien pour être annulé.',
  fileGone: 'Le fichier n’est plus sur le serveur. Choisis-le à nouveau.',
  exportRuns: 'Un export est déjà en cours.',
  trouble: 'Ça a coincé plusieurs fois de suite. Les logs du serveur en disent plus.',
}

export const warningTexts: Translation<typeof english.warningTexts> = {
  gallery: (pictures) => plurals.counted(pictures, 'image', 'images'),
  notFetched: (name, why) => `Impossible de récupérer ${name} : ${why}`,
  pictureMissing: (name) => `${name} n’est pas dans le fichier`,
  pictureDamaged: (name) => `L’image ${name} est abîmée`,
  notAPicture: (name, why) => `Impossible d’enregistrer ${name} : ${why}`,
  noCover: 'Il n’avait pas d’image ; le portrait ou un motif sert donc de couverture',
  slugTaken: (wanted, got) => `L’adresse ${wanted} était prise ; l’article est à ${got}`,
  addressUnknown: (pattern) =>
    `Son ancienne adresse venait d’un modèle (${pattern}) ; les liens vers elle ne mènent donc nulle part`,
  addressTaken: (path) => `Il y a une page à ${path} ; c’est donc elle que les visiteurs voient`,
  addressesFull: 'Il y a trop d’anciennes adresses ; celle-ci ne mène nulle part',
  shortened: 'Il était trop long et a été coupé à la fin',
  future: 'Son jour est à venir, c’est donc un brouillon',
  categoriesFull: (name) => `Il n’y a plus de place dans la liste pour la catégorie « ${name} »`,
  failed: 'Il n’a pas pu être importé. Les logs du serveur en disent plus.',
  tangled: 'Son HTML est trop embrouillé pour être lu ; seuls les mots sont venus',
  galleryPicture: (id) => `L’image ${id} d’une galerie`,
  reusableBlock: 'Un bloc réutilisable qui n’est pas dans le fichier',
  block: (name) => `Le bloc « ${name} »`,
  script: 'un script',
  form: 'un formulaire',
  tweet: 'un tweet',
  otherPost: 'une publication d’un autre site',
  frame: 'un cadre sans adresse',
  media: (kind) => `un fichier ${kind}`,
  noAddress: 'sans adresse',
  mergedCells: 'des cellules fusionnées',
  nestedTable: 'un tableau dans un autre ou dans une liste',
}

export const importedTexts: Translation<typeof english.importedTexts> = {
  untitled: 'Sans titre',
  pictureInText: 'une image dans le texte',
  writtenBy: (author) => `Écrit par ${author}`,
  tags: (tags) => `Étiquettes : ${tags.join(', ')}`,
}

export const importCsvTexts: Translation<typeof english.importCsvTexts> = {
  columns: ['Titre', 'Article', 'État', 'Type', 'Ce qui n’a pas pu être gardé'],
}

export const fetchTexts: Translation<typeof english.fetchTexts> = {
  notPublic: 'son adresse n’est pas publique',
  badAddress: 'son adresse n’est pas une adresse web',
  tooLarge: 'le fichier est trop gros',
  tooSlow: 'l’ancien serveur a mis trop de temps',
  tooManyRedirects: 'trop de redirections à la suite',
  status: (status) =>
    status === 404 || status === 410
      ? 'l’ancien serveur a répondu « introuvable »'
      : `l’ancien serveur a répondu ${status}`,
  unreachable: 'l’ancien serveur est injoignable',
  enough: 'il y en avait trop',
  off: 'la récupération est désactivée',
}

/** The keys are part of the error codes. */
export const refusals: Translation<typeof english.refusals> = {
  unknown:
    'Nous ne reconnaissons pas ce fichier. Utilise un export WordPress (.xml), un export Ghost (.json ou .zip) ou un .zip de fichiers markdown.',
  missing: 'Ce fichier n’existe pas. Vérifie son nom.',
  empty: 'Ce fichier est vide. Exporte-le à nouveau.',
  cut_off:
    'Ce fichier s’arrête trop tôt : il en manque une partie. Télécharge-le ou exporte-le à nouveau.',
  damaged: 'Ce fichier est abîmé. Télécharge-le ou exporte-le à nouveau.',
  encoding:
    'Ce fichier n’est pas en UTF-8 : ses lettres arriveraient de travers. Exporte-le à nouveau en UTF-8.',
  doctype:
    'Ce fichier définit ses propres entités (une DTD), ce dont aucun export de blog n’a besoin. Nous n’ouvrons pas ce genre de fichiers.',
  too_deep:
    'Les parties de ce fichier sont imbriquées plus profondément que dans n’importe quel export de blog. Nous n’ouvrons pas ce genre de fichiers.',
  post_too_large: `Un article de ce fichier dépasse ${importLimits.postBytes / 1024 / 1024} Mo. Raccourcis-le ou retire-le, puis exporte à nouveau.`,
  code_front_matter:
    'Un fichier, là-dedans, a du code en guise d’en-tête (---js), et nous n’exécutons jamais le code d’un fichier. Écris son en-tête en YAML.',
  zip_path:
    'Ce zip contient des noms de fichiers qui sortent de son propre dossier. Nous n’ouvrons pas ce genre de fichiers. Refais-le.',
  zip_link: 'Ce zip contient des liens au lieu de fichiers. Refais-le avec les fichiers eux-mêmes.',
  zip_encrypted: 'Ce zip est protégé par un mot de passe. Refais-le sans.',
  zip_entries: `Ce zip contient plus de ${numbers.written(importLimits.zipEntries)} fichiers. Fais-en plusieurs.`,
  zip_bomb:
    'Décompressé, ce zip serait bien plus gros qu’un blog ne peut l’être. Nous n’ouvrons pas ce genre de fichiers.',
  endless:
    'Nous avons commencé deux fois à lire ce fichier sans jamais en voir la fin. Exporte-le à nouveau, en plusieurs parties si tu peux.',
  pictures_missing: 'Ce dossier ou ce zip d’images n’existe pas. Vérifie son nom.',
}

export const draftReasons: Translation<typeof english.draftReasons> = {
  page: 'C’était une page, c’est donc un brouillon ici',
  trash: 'Il était à la corbeille, c’est donc un brouillon ici',
  private: 'Il était privé, c’est donc un brouillon ici',
  password: 'Il avait un mot de passe, c’est donc un brouillon ici',
  scheduled: 'Il était planifié, c’est donc un brouillon ici',
  members: 'Il était réservé aux membres, c’est donc un brouillon ici',
  letter: 'Il n’était parti que par e-mail, c’est donc un brouillon ici',
  no_date: 'Il n’a pas de date, c’est donc un brouillon ici',
  expired: 'Il devait expirer, c’est donc un brouillon ici',
  note: 'Rien n’indique qu’il soit public, c’est donc un brouillon ici',
}
