import { clipLimits, MAX_UPLOAD_MEGABYTES } from '#shared/limits.ts'
import type * as english from '#texts/admin/photos.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

export const adminGalleryTexts: Translation<typeof english.adminGalleryTexts> = {
  title: 'Gestion de la galerie',
  columns: ['Aperçu', 'Titre', 'Catégorie', 'Ajoutée', 'Actions'],
  brokenImage: 'Pas d’image',
  empty: 'Aucune photo dans la galerie. Ajoute la première pour commencer.',
  addPhoto: 'Ajouter une photo',
  allRequired: 'Tous les champs sont obligatoires.',
  photoTitle: 'Titre',
  description: 'Description',
  optional: 'Facultatif.',
  alt: 'Texte alternatif',
  altHint: 'Ce que montre l’image, pour les personnes qui ne la voient pas. Facultatif.',
  imageUrl: 'Adresse de l’image',
  imageUrlHint: 'Ou colle le lien d’une image déjà en ligne',
  imageUrlPlaceholder: 'https://exemple.fr/photo.jpg',
  category: 'Catégorie',
  add: 'Ajouter la photo',
  cancel: 'Annuler',
  adding: 'Ajout…',
  edit: 'Modifier la photo',
  editDescription: 'L’image elle-même ne change pas.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  photos: 'Photos',
  search: 'Chercher une photo',
  searchPlaceholder: 'Chercher une photo…',
  anyCategory: 'Toutes catégories',
  view: 'Affichage',
  views: { table: 'Tableau', tiles: 'Grille' },
  noMatch: 'Aucune photo ne correspond à cette recherche.',
  showAll: 'Tout afficher',
  pages: 'Pages de photos',
  previous: 'Précédent',
  next: 'Suivant',
  shown: (from, to, total) => `${from}–${to} sur ${total}`,
}

export const photoSelectionTexts: Translation<typeof english.photoSelectionTexts> = {
  select: (title) => `Sélectionner ${title}`,
  selectAll: (count) => `Tout sélectionner (${count})`,
  selected: (count) => plurals.counted(count, 'sélectionnée', 'sélectionnées'),
  clear: 'Désélectionner',
  category: 'Nouvelle catégorie',
  choose: 'Catégorie…',
  change: 'Changer la catégorie',
  delete: 'Supprimer la sélection',
  confirmTitle: (count) =>
    count === 1 ? 'Supprimer cette photo ?' : `Supprimer ${count} photos ?`,
  confirm:
    'C’est irréversible. Les photos sélectionnées seront définitivement supprimées de ta galerie.',
}

export const leaveUploadsTexts: Translation<typeof english.leaveUploadsTexts> = {
  title: 'Partir sans ajouter les photos ?',
  text: 'Tes photos ne sont pas encore dans la galerie. Tu perdrais leurs titres et leurs descriptions.',
  stay: 'Rester',
  leave: 'Partir',
}

export const waitingPhotoTexts: Translation<typeof english.waitingPhotoTexts> = {
  offer: (count) =>
    count === 1
      ? 'Une photo que tu as choisie sur cet appareil n’est pas encore dans la galerie.'
      : `${count} photos que tu as choisies sur cet appareil ne sont pas encore dans la galerie.`,
  goOn: 'Continuer',
  discard: 'Abandonner',
  discardTitle: (count) =>
    count === 1 ? 'Abandonner cette photo ?' : `Abandonner ces ${count} photos ?`,
  discardText:
    'Ce que tu as écrit sera perdu aussi. Rien n’arrive aux images de ton téléphone ou de ton ordinateur.',
  discardCancel: (count) => (count === 1 ? 'La garder' : 'Les garder'),
}

export const photoActionLabels: Translation<typeof english.photoActionLabels> = {
  view: (title) => `Voir ${title}`,
  edit: (title) => `Modifier ${title}`,
  delete: (title) => `Supprimer ${title}`,
  earlier: (title) => `Avancer ${title} dans sa journée`,
  later: (title) => `Reculer ${title} dans sa journée`,
}

const updated = (count: number) =>
  count === 1 ? 'Photo mise à jour' : `${count} photos mises à jour`

export const photoDayTexts: Translation<typeof english.photoDayTexts> = {
  day: 'Jour',
  hint: 'Vide : aujourd’hui.',
  readHint: 'Lu dans la photo.',
  editHint: 'Vide : le jour où tu l’as ajoutée.',
  forSelected: 'Nouveau jour',
  set: 'Fixer le jour',
  undo: 'Annuler',
  arranged: (title, place, of) => `${title} est maintenant numéro ${place} sur ${of} ce jour-là.`,
  offer: (count) =>
    count === 1
      ? 'Le nom d’une photo indique le jour où elle a été prise.'
      : `Les noms de ${count} photos indiquent le jour où elles ont été prises.`,
  offerOpen: 'Ajouter les jours…',
  offerDismiss: 'Pas maintenant',
  title: 'Ajouter les jours',
  description:
    'Ces photos sont rangées au jour où tu les as ajoutées. Leur nom dit quand elles ont été prises.',
  add: (count) =>
    count === 0 ? 'Ajouter les jours' : `Ajouter ${plurals.counted(count, 'jour', 'jours')}`,
  adding: 'Ajout…',
  cancel: 'Annuler',
}

export const photoDayToasts: Translation<typeof english.photoDayToasts> = {
  set: (count) => ({
    title: updated(count),
    description: 'La galerie, la frise et le livre de l’année suivent le nouveau jour.',
  }),
  undone: { title: 'Annulé', description: 'Les photos ont retrouvé leur jour d’avant.' },
  failed: (serverMessage) => ({
    title: 'Erreur',
    description: `Impossible de fixer le jour : ${serverMessage}`,
  }),
  arrangeFailed: (serverMessage) => ({
    title: 'Erreur',
    description: `Impossible de déplacer la photo : ${serverMessage}`,
  }),
}

export const deletePhotoTexts: Translation<typeof english.deletePhotoTexts> = {
  confirmTitle: 'Supprimer cette photo ?',
  confirm: 'C’est irréversible. La photo sera définitivement supprimée de ta galerie.',
  cancel: 'Annuler',
  delete: 'Supprimer',
  deleting: 'Suppression…',
}

export const photoToasts: Translation<typeof english.photoToasts> = {
  added: {
    title: 'Photo ajoutée',
    description: 'La photo est maintenant dans la galerie.',
  },
  changed: { title: 'Photo mise à jour', description: 'Les changements sont enregistrés.' },
  deleted: {
    title: 'Photo supprimée',
    description: 'La photo n’est plus dans la galerie.',
  },
  deleteFailed: { title: 'Erreur', description: 'La photo n’a pas pu être supprimée. Réessaie.' },
  manyAdded: (count) =>
    count === 1
      ? photoToasts.added
      : {
          title: `${count} photos ajoutées`,
          description: 'Les photos sont maintenant dans la galerie.',
        },
  manyChanged: (count) => ({
    title: updated(count),
    description: 'La catégorie a été changée.',
  }),
  manyDeleted: (count) =>
    count === 1
      ? photoToasts.deleted
      : {
          title: `${count} photos supprimées`,
          description: 'Les photos ne sont plus dans la galerie.',
        },
  addFailed: (serverMessage) => ({
    title: 'Erreur',
    description: `Impossible d’ajouter la photo : ${serverMessage}`,
  }),
  changeFailed: (serverMessage) => ({
    title: 'Erreur',
    description: `Impossible de modifier la photo : ${serverMessage}`,
  }),
}

export const focalPointTexts: Translation<typeof english.focalPointTexts> = {
  open: 'Point focal',
  title: 'Qu’est-ce qui doit rester visible ?',
  description:
    'Clique sur ce qui compte le plus, comme la tête de ton chien. Partout où l’image est recadrée, ce point reste visible.',
  point: 'Point focal',
  place: (x, y) => `${x} % depuis la gauche, ${y} % depuis le haut`,
  keys: 'Fais-le glisser, ou déplace-le avec les flèches.',
  crops: 'Ce que donneront les recadrages',
  center: 'Centrer',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  undo: 'Annuler',
}

export const focalPointToasts: Translation<typeof english.focalPointToasts> = {
  saved: {
    title: 'Point focal enregistré',
    description: 'Tous les recadrages de cette image le suivent.',
  },
  undone: { title: 'Annulé', description: 'L’image est recadrée comme avant.' },
  failed: (serverMessage) => ({
    title: 'Erreur',
    description: `Impossible d’enregistrer le point focal : ${serverMessage}`,
  }),
}

export const pictureTexts: Translation<typeof english.pictureTexts> = {
  title: 'Ajouter des photos et des clips',
  close: 'Fermer',
  tabs: { upload: 'Envoyer', gallery: 'Galerie', address: 'Adresse' },
  search: 'Chercher dans la galerie',
  noPhotos: 'Pas encore de photo dans la galerie.',
  nothingFound: 'Aucune photo ne correspond.',
  photosFailed: 'Impossible de charger les photos. Ferme cette fenêtre et réessaie.',
  loading: 'Chargement…',
  uploading: 'Envoi…',
  or: 'ou',
  more: 'En voir plus',
  address: 'Adresse de l’image',
  addressHint: 'Commence par https:// ou /media/',
  addressWrong: 'Saisis une adresse d’image valide',
  add: 'Ajouter',
  chosen: 'Images choisies',
  alt: 'Ce qu’elle montre',
  altHint: 'Lu à voix haute aux personnes qui ne la voient pas',
  caption: 'Légende',
  captionHint: 'Affichée sous l’image. Facultatif.',
  remove: (name) => `Retirer ${name}`,
  sideBySide: 'Elles apparaîtront côte à côte, comme un petit album.',
  cancel: 'Annuler',
  photoLabel: (title) => `Choisir « ${title} »`,
  number: (n) => `Image ${n}`,
  insert: (count) => (count <= 1 ? 'Insérer l’image' : `Insérer ${count} images`),
}

export const devicePhotoTexts: Translation<typeof english.devicePhotoTexts> = {
  choose: 'Choisir des photos',
  chooseFiles: 'Choisir des fichiers',
  chooseMore: 'En ajouter',
  dropHint: 'ou dépose-les, colle-les ici',
  dropHere: 'Dépose les photos ici',
  limits: `JPEG, PNG, WebP, AVIF ou GIF, ${MAX_UPLOAD_MEGABYTES} Mo chacune au plus. Nous retirons le lieu et les données de l’appareil.`,
  filesLimits: `JPEG, PNG, WebP, AVIF ou GIF, ${MAX_UPLOAD_MEGABYTES} Mo chacune au plus, et des clips de ${clipLimits.seconds} secondes au plus. Nous retirons le lieu et les données de l’appareil.`,
  waiting: 'En attente',
  preparing: 'Préparation…',
  ready: 'C’est prêt',
  cancel: 'Annuler l’envoi',
  remove: 'Retirer',
  retry: 'Réessayer',
  sameForAll: 'Les mêmes mots pour toutes',
  sameForAllHint: 'Ne remplit que ce qui est vide.',
  undo: 'Annuler',
  sending: (percent) => `Envoi… ${percent} %`,
  progress: (fileName) => `Envoi de ${fileName}`,
  addPhotos: (count) =>
    count === 0
      ? 'Ajouter des photos'
      : count === 1
        ? 'Ajouter la photo'
        : `Ajouter ${count} photos`,
}
