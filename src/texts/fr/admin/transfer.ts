import type * as english from '#texts/admin/transfer.ts'
import type { Translation } from '../../translation.ts'
import { elision, numbers, plurals } from '../grammar.ts'

const { counted } = plurals

const posts = (count: number) => counted(count, 'article', 'articles')

const pictures = (count: number) => counted(count, 'image', 'images')

const comments = (count: number) => counted(count, 'commentaire', 'commentaires')

export const transferTexts: Translation<typeof english.transferTexts> = {
  title: 'Import et export',
  back: 'Réglages',
  loadFailed: 'Impossible de charger tes imports. Vérifie ta connexion et réessaie.',
  failedTitle: 'Ça n’a pas marché',
  gone: 'Cet import n’existe plus. Il a peut-être été jeté sur un autre appareil.',
  startOver: 'Importer un autre journal',
}

export const transferCardTexts: Translation<typeof english.transferCardTexts> = {
  title: 'Import et export',
  text: 'Apporte ton ancien blog, ou emporte tout avec toi : en Markdown, en site web, en sauvegarde.',
  open: 'Ouvrir',
  firstSteps: 'Tu arrives de WordPress, de Ghost ou d’un dossier de Markdown ?',
  bring: 'Apporter ton journal',
}

export const sourceTexts: Translation<typeof english.sourceTexts> = {
  wordpress: { name: 'WordPress', hint: 'Outils, Exporter : .xml', file: 'le fichier WordPress' },
  ghost: { name: 'Ghost', hint: 'Settings, Export : .json ou .zip', file: 'le fichier Ghost' },
  markdown: {
    name: 'Markdown',
    hint: 'Un .zip de fichiers .md et d’images',
    file: 'le .zip avec tes fichiers Markdown',
  },
  diary: {
    name: 'Dachshund Diary',
    hint: 'Notre propre export : .zip',
    file: 'le .zip d’un journal',
  },
}

export const dropTexts: Translation<typeof english.dropTexts> = {
  question: 'D’où vient le journal ?',
  title: 'Mets-le dans le carton',
  text: (file, most) =>
    `Dépose ici ${file}, ${most} au plus. Nous regardons d’abord à l’intérieur. Rien n’est écrit avant que tu aies vu la liste.`,
  choose: 'Choisir un fichier',
  announcing: 'Un instant…',
  letGo: 'Lâche, et c’est dans le carton',
}

export const importUploadTexts: Translation<typeof english.importUploadTexts> = {
  title: (name) => `Envoi de ${name}`,
  progress: 'Déjà envoyé',
  sent: (sent, all) => `${sent} sur ${all}`,
  staysOpen:
    'Garde cet onglet ouvert jusqu’à ce que tout soit là. Tu peux visiter d’autres écrans en attendant.',
  cancel: 'Annuler',
  lost: 'La connexion s’est perdue en route. Vérifie-la, puis choisis le fichier à nouveau.',
  refusedByProxy: (status) =>
    `Quelque chose en amont du journal n’a pas laissé passer le fichier (${status}) ; la taille y est peut-être limitée. Relève cette limite, ou importe le fichier depuis le terminal : npm run import.`,
  notHere: 'Le fichier n’est pas encore là',
  notHereText: (name, size) => `Choisis encore une fois ${name} (${size}) pour l’envoyer.`,
  chooseAgain: 'Choisir à nouveau',
  otherFile: (name) => `C’est un autre fichier. Choisis ${name}, exactement comme il était.`,
}

export const lookingTexts: Translation<typeof english.lookingTexts> = {
  title: 'Coup d’œil à l’intérieur',
  text: 'Rien n’est encore écrit. Tu peux quitter cette page : la liste sera là à ton retour.',
}

export const throwAwayTexts: Translation<typeof english.throwAwayTexts> = {
  open: 'Un autre fichier',
  title: 'Ranger ce fichier ?',
  text: 'Rien n’en a été écrit. Pour l’importer plus tard, il faudra le choisir à nouveau.',
  keep: 'Le garder',
  away: 'Le ranger',
}

export const reportTexts: Translation<typeof english.reportTexts> = {
  title: 'Ce qu’il y a dans le carton',
  hint: (kind, name, size) => `${kind} : ${name}, ${size}. Rien n’est encore écrit.`,
  posts: 'Articles',
  postsNote: (published, drafts) =>
    `${counted(published, 'publié', 'publiés')}, ${counted(drafts, 'brouillon', 'brouillons')}`,
  known: (count) => `${numbers.written(count)} déjà là`,
  pictures: 'Images trouvées',
  missing: (count) => counted(count, 'manquante', 'manquantes'),
  toFetch: (count) => `${numbers.written(count)} encore sur l’ancien blog`,
  allInside: 'toutes dans le fichier',
  noPictures: 'aucune à chercher',
  comments: 'Commentaires',
  commentsNote: 'arrivent tels quels',
  categories: 'Catégories',
  categoriesNote: (known, open) =>
    open === 0
      ? 'toutes connues'
      : `${counted(known, 'connue', 'connues')}, ${numbers.written(open)} à associer`,
  warnings: 'Ne peut pas être montré tel quel',
  noWarnings: 'Tout peut être montré tel quel.',
  taken: { name: 'Adresses déjà prises', becomes: 'reçoivent un numéro à la fin' },
  takenAt: (slug) => `/blog/${slug}`,
  which: 'Lesquels',
  whichOf: (name) => ` : ${name}`,
  more: (count) => `et ${counted(count, 'autre', 'autres')}`,
  ownExport:
    'Les histoires arrivent avec leurs images et leurs commentaires. Les photos de l’album, les réglages et le chien passent par une sauvegarde et sa restauration.',
  empty: 'Il n’y a pas d’article dans ce fichier.',
  allKnown: 'Tous ses articles sont déjà là.',
  import: (count) => (count === 0 ? 'Importer' : `Importer ${posts(count)}`),
  noLetters: 'Aucune lettre n’est envoyée pour eux.',
}

export const warningNames: Translation<typeof english.warningNames> = {
  gallery: { name: 'Galeries', becomes: 'deviennent des rangées d’images' },
  video: { name: 'Vidéos intégrées', becomes: 'deviennent des liens vers la vidéo' },
  shortcode: { name: 'Codes courts', becomes: 'sont laissés de côté' },
  form: { name: 'Formulaires', becomes: 'sont laissés de côté' },
  embed: { name: 'Pages intégrées', becomes: 'deviennent des liens' },
  picture: { name: 'Images', becomes: 'manquent ; un cadre vide dit lesquelles' },
  table: { name: 'Tableaux', becomes: 'deviennent plus simples, ou de simples lignes' },
  script: { name: 'Scripts', becomes: 'sont laissés de côté' },
  address: { name: 'Adresses', becomes: 'mènent ailleurs' },
  date: { name: 'Dates', becomes: 'n’ont pas pu être gardées' },
  other: { name: 'Autres choses', becomes: 'figurent article par article' },
}

export const choiceTexts: Translation<typeof english.choiceTexts> = {
  heading: 'Comment l’importer',
  becomes: (name) => `${name} devient`,
  withoutCategory: 'Articles sans catégorie',
  /** Default category of imported posts. */
  usual: 'Vie quotidienne',
  asNew: (name) => `${name} (nouvelle)`,
  oldAddresses: 'Les anciennes adresses mènent ici',
  oldAddressesExample: (from, to) => `${from} mène à ${to}`,
  oldAddressesCount: (count) => `${counted(count, 'adresse', 'adresses')} de l’ancien blog`,
  asDrafts: 'Tout en brouillons',
  asDraftsHint: 'Rien n’est public tant que tu ne l’as pas dit',
  fetch: 'Récupérer les images de l’ancien blog',
  fetchHint: (count) => `${pictures(count)}, tant qu’il est encore en ligne`,
  zip: 'Images depuis un zip',
  zipHint: 'Ton dossier uploads, par exemple, en zip. Nous regarderons alors à nouveau.',
  zipHere: (name) => `${name} est là`,
  chooseZip: 'Choisir un zip',
  chooseOtherZip: 'Un autre zip',
  leaveZip: 'S’en passer',
}

export const progressTexts: Translation<typeof english.progressTexts> = {
  importing: 'On emménage',
  undoing: 'On remballe',
  failed: 'Ça a coincé',
  progress: 'Articles importés',
  undoProgress: 'Articles retirés',
  ofPosts: (all) => `sur ${posts(all)}`,
  ofPictures: (all) => `sur ${pictures(all)}`,
  comments: (count) => plurals.of(count, 'commentaire', 'commentaires'),
  stillIn: (count) => plurals.of(count, 'article encore là', 'articles encore là'),
  tryAgain: 'Réessayer',
  leave: 'Tu peux quitter cette page. Ça continue.',
  stopHere: 'Arrêter et garder',
  remove: 'Arrêter et tout retirer',
}

export const stopHereTexts: Translation<typeof english.stopHereTexts> = {
  title: 'S’arrêter là ?',
  text: (made) =>
    `${counted(made, 'article reste', 'articles restent')}. La suite du fichier n’est pas importée ; choisis-le à nouveau pour continuer plus tard.`,
  cancel: 'Laisser continuer',
  stop: 'S’arrêter là',
}

export const undoTexts: Translation<typeof english.undoTexts> = {
  undo: 'Annuler',
  heading: 'Annuler cet import',
  until: (day) =>
    `Jusqu’au ${day}. Tout ce qui est arrivé avec lui est retiré. Ce que tu as modifié depuis reste.`,
  title: 'Retirer cet import ?',
  text: (made) =>
    [
      made === 1
        ? 'L’article arrivé avec lui est retiré, avec ses images, ses commentaires et ses anciennes adresses.'
        : `${counted(made, 'article arrivé avec lui est retiré, avec ses', 'articles arrivés avec lui sont retirés, avec leurs')} images, commentaires et anciennes adresses.`,
      'Ce que tu as modifié depuis, ou que des lecteurs ont commenté ici, reste.',
    ].join(' '),
  nothingYet: 'Rien n’est encore arrivé. Le reste du fichier n’est pas importé non plus.',
  cancel: 'Le garder',
  remove: 'Le retirer',
  of: (name) => ` l’import ${elision.de(name)}`,
}

/** Small numbers are written as words; they count « détails », which is masculine. */
const words = 'aucun un deux trois quatre cinq six sept huit neuf'.split(' ')

export const resultTexts: Translation<typeof english.resultTexts> = {
  done: (warnings) => {
    if (warnings === 0) return 'Tout y est'
    const many = words[warnings] ?? numbers.written(warnings)
    return `Tout y est, à ${many} ${plurals.of(warnings, 'détail', 'détails')} près`
  },
  stopped: 'Arrêté en chemin',
  undone: 'C’est retiré',
  spared: (count) =>
    count === 0
      ? 'Tout ce qui était arrivé avec lui est parti.'
      : `${plurals.of(
          count,
          `${posts(count)} est resté, parce que tu l’as modifié`,
          `${posts(count)} sont restés, parce que tu les as modifiés`,
        )} depuis ou que des lecteurs ont commenté.`,
  figures: (made, moment) =>
    `${posts(made.posts)}, ${pictures(made.pictures)}, ${comments(made.comments)}. ${moment}.`,
  loadFailed: 'Impossible de charger la liste des détails.',
  loading: 'Les détails arrivent…',
  showMore: 'En voir plus',
  problems: 'Détails à revoir',
  notHere: 'Cet article n’est pas dans le journal',
  seePosts: 'Voir les articles',
  csv: 'Liste en CSV',
  csvFailed: { title: 'La liste n’a pas été téléchargée', description: 'Réessaie.' },
  addresses: (count) => counted(count, 'ancienne adresse', 'anciennes adresses'),
  addressesTitle: 'Anciennes adresses',
  addressesHint: 'Un ancien lien mène à la nouvelle page.',
  addressesFailed: 'Impossible de charger les anciennes adresses.',
  draft: 'Son article est un brouillon : elle ne mène nulle part pour l’instant',
}

export const earlierTexts: Translation<typeof english.earlierTexts> = {
  heading: 'Imports précédents',
  line: (kind, day, made) => `${kind}, ${day} : ${posts(made)}`,
  undoneLine: (day, spared) =>
    spared === 0
      ? `Choisi le ${day}`
      : `Choisi le ${day} : ${counted(spared, 'article resté', 'articles restés')}`,
  openLine: (day) => `Choisi le ${day}`,
  unknownKind: 'Fichier',
  states: {
    receiving: 'en route',
    looking: 'en cours d’examen',
    looked: 't’attend',
    carrying: 'en cours d’import',
    done: '',
    stopped: 'arrêté',
    failed: 'pas importé',
    undoing: 'en cours de retrait',
    undone: 'annulé',
  },
}

export const exportTexts: Translation<typeof english.exportTexts> = {
  heading: 'Tout emporter',
  hint: 'Ton journal est à toi, dans des formats que d’autres outils savent lire.',
  kinds: {
    markdown: {
      name: 'Markdown et images',
      text: 'Un fichier par histoire, avec ses images.',
      label: 'Exporter le Markdown et les images',
    },
    static: {
      name: 'Un site statique',
      text: 'S’ouvre sans serveur.',
      label: 'Exporter un site statique',
    },
  },
  backup: {
    name: 'Tout, en sauvegarde',
    text: 'Histoires, photos, commentaires, lettres, carnet et réglages.',
    label: 'Tout exporter en sauvegarde',
    making: 'Sauvegarde en cours…',
  },
  about: (size) => `Environ ${size}`,
  lastSize: (size) => `La dernière fait ${size}.`,
  failed: 'Le téléchargement n’a pas démarré',
  lastBackup: (moment) =>
    `La dernière sauvegarde a été faite le ${moment} et relue pour vérification.`,
  noBackup: 'Il n’y a pas encore de sauvegarde. Tout exporter en fait une.',
}
