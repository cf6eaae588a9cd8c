import { PREVIEW_LINK_DAYS } from '#shared/limits.ts'
import type * as english from '#texts/admin/editor.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

export const editorTexts: Translation<typeof english.editorTexts> = {
  createTitle: 'Nouvel article',
  editTitle: 'Modifier l’article',
  write: 'Écrire',
  preview: 'Aperçu',
  emptyPreview: '*Rien à prévisualiser*',
  save: 'Enregistrer',
  publish: 'Publier',
  schedule: 'Planifier',
  update: 'Mettre à jour',
  unpublish: 'Dépublier',
  saveAndStay: 'Enregistrer et rester',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  history: 'Historique',
  loading: 'L’article arrive…',
  loadFailed:
    'Impossible de charger l’article. Il n’existe peut-être pas, ou tu n’as pas le droit de le modifier.',
  backToDashboard: 'Retour au tableau de bord',
  readOn: 'Lire sur le site',
}

export const editorFields: Translation<typeof english.editorFields> = {
  title: 'Titre',
  titlePlaceholder: 'Que s’est-il passé ?',
  slug: 'Slug',
  slugPlaceholder: 'tire-du-titre',
  content: 'Texte',
  contentPlaceholder: 'Commence où tu veux…',
  excerpt: 'Extrait',
  coverImage: 'Image de couverture',
  lang: 'Langue de cet article',
  langOfDiary: 'Celle du journal',
  category: 'Catégorie',
  categoryPlaceholder: 'Choisis une catégorie',
  published: 'Publier',
  featured: 'À la une de l’accueil',
  featuredHint: 'Trois articles au plus',
  schedule: 'Paraît',
  publishedOn: 'Date de l’article',
  freeSlug: (slug) => `Prendre « ${slug} »`,
}

export const markdownTexts: Translation<typeof english.markdownTexts> = {
  views: 'Écrire ou prévisualiser',
  toolbar: 'Markdown',
  cheatsheet: 'Antisèche Markdown',
  cheatsheetSamples: [
    '# Titre 1',
    '## Titre 2',
    '### Titre 3',
    '**gras**, *italique* et ~~barré~~',
    '* une chose\n  * et ce qui va avec\n* une autre',
    '1. d’abord\n2. ensuite',
    '- [x] balade\n- [ ] brossage',
    '> une phrase entendue en balade',
    '[le blog](/blog)',
    '![Sieste sur le canapé](/media/demo/sofa-nap/1600x1067.jpg "Les mots sous une photo")',
    '::: photos\n![Sieste](/media/demo/sofa-nap/1600x1067.jpg)\n![Réveil](/media/demo/portrait-tilt/1600x1067.jpg)\n:::',
    'https://vimeo.com/76979871',
    '| Jour | Balades |\n| --- | --: |\n| Lundi | 3 |',
    '---',
    '`code` dans une ligne',
    '```\ncode tout seul\n```',
  ],
  cheatsheetIntro: 'Voici ce qui marche. Tout le reste apparaît exactement comme tu l’as tapé.',
  cheatsheetKeys:
    'Ctrl ou ⌘ avec B pour le gras, I pour l’italique, K pour un lien, S pour enregistrer. Colle une adresse sur des mots sélectionnés pour en faire un lien. Un collage depuis Word, Google Docs ou une page web garde titres, listes, liens, gras et italique ; avec Maj, il ne colle que les mots. Entrée continue une liste ; Entrée sur un élément vide la termine. Tab passe à l’élément suivant.',
}

export const photoTexts: Translation<typeof english.photoTexts> = {
  linkedPicture: 'Image',
  takePhoto: 'Prendre une photo',
  placeholder: (fileName) => `Ajout de ${fileName}…`,
  adding: 'Photos en cours d’ajout au texte',
  waiting: 'En attente de la photo…',
  uploading: 'La photo arrive…',
  notAdded: {
    title: 'Une photo n’a pas été ajoutée',
    description: 'Réessaie sous le texte ou retire la photo, puis enregistre.',
  },
  whereTitle: (count) => plurals.of(count, 'Où mettre cette photo ?', 'Où mettre ces photos ?'),
  asCover: (count) => plurals.of(count, 'En faire la couverture', 'La première comme couverture'),
  atTheEnd: 'L’ajouter à la fin du texte',
  nowhere: 'Nulle part',
  notAPhoto: 'On ne peut ajouter que des photos et des clips à un article.',
}

export const markdownActionLabels: Translation<typeof english.markdownActionLabels> = {
  heading1: 'Titre 1',
  heading2: 'Titre 2',
  bold: 'Gras',
  italic: 'Italique',
  bulletList: 'Liste à puces',
  numberedList: 'Liste numérotée',
  blockquote: 'Citation',
  codeBlock: 'Bloc de code',
  link: 'Lien',
  image: 'Photo ou clip',
}

export const coverTexts: Translation<typeof english.coverTexts> = {
  choose: 'Choisir une couverture',
  change: 'Changer',
  remove: 'Retirer la couverture',
  pickerTitle: 'Image de couverture',
  tabs: { gallery: 'Galerie', upload: 'Envoyer', photos: 'Tes photos' },
  sampleLabel: (title) => `Prendre l’exemple « ${title} »`,
  photoLabel: (title) => `Prendre « ${title} »`,
  /** An image without a description is named by its number. */
  storyLabel: (alt, place) =>
    alt ? `Prendre « ${alt} » dans l’histoire` : `Prendre la photo ${place} de l’histoire`,
  firstPhotoIs: 'La première photo de ton histoire. Choisis-en une autre quand tu veux.',
  firstPhotoWill: 'Ou laisse-toi porter : la première photo de ton histoire devient la couverture.',
  url: 'Adresse de l’image',
  urlHint: 'Une adresse qui commence par https:// ou /media/',
  add: 'Ajouter',
  didNotLoad:
    'Cette image ne s’affiche pas. Vérifie l’adresse, ou garde-la si tu sais qu’elle marche.',
}

export const editorToasts: Translation<typeof english.editorToasts> = {
  saved: { title: 'C’est fait', description: 'Ton article est enregistré.' },
  created: { title: 'Article créé', description: 'Ton nouvel article est enregistré.' },
  updated: { title: 'Article mis à jour', description: 'Tes changements sont enregistrés.' },
  saveFailed: { title: 'Erreur', description: 'L’article n’a pas pu être enregistré. Réessaie.' },
  createFailed: { title: 'Erreur', description: 'L’article n’a pas pu être créé. Réessaie.' },
  updateFailed: { title: 'Erreur', description: 'L’article n’a pas pu être mis à jour. Réessaie.' },
  restored: {
    title: 'Mots restaurés',
    description: 'Ils sont de retour dans l’éditeur. Enregistre l’article pour les garder.',
  },
}

export const addressTexts: Translation<typeof english.addressTexts> = {
  willLeadHere: 'L’ancienne adresse mènera ici.',
  keepOld: 'Garder l’ancienne adresse',
  taken: (title) =>
    `C’est une ancienne adresse de « ${title} ». Dès que tu enregistres, elle appartient à cet article.`,
  leadHere: (count) =>
    plurals.counted(count, 'ancienne adresse mène ici', 'anciennes adresses mènent ici'),
  remove: (slug) => `Retirer /blog/${slug}`,
  confirmTitle: 'Retirer cette ancienne adresse ?',
  confirm: 'Les visiteurs qui suivent un ancien lien ne trouveront plus l’article.',
  cancel: 'La garder',
  confirmRemove: 'Retirer',
}

export const addressToasts: Translation<typeof english.addressToasts> = {
  removeFailed: {
    title: 'Erreur',
    description: 'L’ancienne adresse n’a pas pu être retirée. Réessaie.',
  },
}

export const previewTexts: Translation<typeof english.previewTexts> = {
  heading: 'Lien d’aperçu',
  saves: 'Le brouillon est enregistré en même temps.',
  hint: `Fais-le lire à quelqu’un avant sa parution, sans compte ni mot de passe. Valable ${PREVIEW_LINK_DAYS} jours ; montre ton dernier enregistrement.`,
  make: 'Créer un lien d’aperçu',
  address: 'Lien d’aperçu',
  copy: 'Copier le lien d’aperçu',
  until: (day) => `Valable jusqu’au ${day}`,
  /** The address cannot be shown again, because the server only stores its hash. */
  isOut: 'Il y a un lien actif. Son adresse ne s’affiche qu’une fois.',
  makeNew: 'En créer un autre',
  revoke: 'Révoquer',
}

export const previewToasts: Translation<typeof english.previewToasts> = {
  copied: {
    title: 'Lien copié',
    description: 'Toute personne qui a ce lien peut lire ce brouillon.',
  },
  copyFailed: {
    title: 'Pas copié',
    description: 'Sélectionne l’adresse et copie-la à la main.',
  },
  revoked: { title: 'Lien révoqué', description: 'Il ne fonctionne plus.' },
  failed: { title: 'Erreur', description: 'Ça n’a pas marché. Réessaie.' },
}
