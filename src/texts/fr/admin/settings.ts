import type * as english from '#texts/admin/settings.ts'
import type { Translation } from '../../translation.ts'
import { settingsErrors } from '../errors/settings.ts'
import { plurals } from '../grammar.ts'

export const settingsTexts: Translation<typeof english.settingsTexts> = {
  tabs: {
    general: { label: 'Général', short: 'Général' },
    appearance: { label: 'Apparence', short: 'Apparence' },
    account: { label: 'Compte et sécurité', short: 'Compte' },
    database: { label: 'Base de données', short: 'Base' },
  },
  blogProfile: 'Profil du blog',
  blogTitle: 'Titre du blog',
  blogTitleHint: 'Affiché dans l’en-tête et le titre du navigateur',
  language: 'Langue',
  languageHint:
    'Les pages, les dates, les lettres et cet espace. Tes propres mots restent comme tu les as écrits.',
  contactEmail: 'E-mail de contact',
  contactEmailHint: 'Reçoit ce qui est écrit dans le formulaire de contact',
  saveProfile: 'Enregistrer le profil',
  saving: 'Enregistrement…',
  contentDisplay: 'Affichage du contenu',
  primaryColor: 'Couleur principale',
  primaryColorHint: 'Pour les titres et les boutons',
  accentColor: 'Couleur d’accent',
  accentColorHint: 'Pour les touches de couleur',
  fontFamily: 'Police',
  fonts: {
    byDefault: (name) => `${name} (par défaut)`,
    categories: {
      'Sans-serif': 'Sans empattement',
      Serif: 'À empattements',
      Display: 'Fantaisie',
      Monospace: 'À chasse fixe',
    },
  },
  colourPlaceholder: '#000000',
  apply: 'Appliquer',
  saveAppearance: 'Enregistrer l’apparence',
  notSignedIn: 'Pas de session ouverte',
  twoFactor: 'Authentification à deux facteurs',
  notAvailable: 'Pas disponible',
  databaseType: 'Base de données PostgreSQL',
  databaseStatus: 'Connectée',
  persistence: ['Persistance :', 'durable'],
  persistenceHint: 'Les données survivent aux redémarrages',
  databaseActive: 'Active',
  title: 'Réglages',
  pickPrimary: 'Sélecteur de couleur : principale',
  pickAccent: 'Sélecteur de couleur : accent',
  presets: 'Couleurs assorties',
  previewNote: 'L’aperçu est immédiat. Les visiteurs le voient quand tu enregistres.',
  previewTitle: 'Ce que voient les visiteurs',
  currentLogin: 'Connexion actuelle',
  provider: 'Connexion',
  providers: { password: 'E-mail et mot de passe', google: 'Compte Google' },
  twoFactorHint: 'Une seconde étape à la connexion',
}

/** Sample text in the preview of the appearance; it must fit any diary. */
export const specimenTexts: Translation<typeof english.specimenTexts> = {
  heading: 'Truffe humide, longues histoires.',
  category: 'Jeux',
  title: 'Tas de feuilles : le classement',
  words: 'Profondeur, croustillant, odeur, et en combien de temps un chien entier y disparaît.',
  link: 'Un lien dans une histoire',
  button: 'Bouton',
  night: 'Rejoins la meute ! Les nouvelles histoires par e-mail.',
  font: 'Quatre pattes font la sieste au coin le plus chaud de la maison.',
}

export const leaveSettingsTexts: Translation<typeof english.leaveSettingsTexts> = {
  title: 'Partir sans enregistrer ?',
  text: 'Tes changements sur cette page ne sont pas encore enregistrés.',
  stay: 'Rester ici',
  leave: 'Partir',
}

export const databaseTexts: Translation<typeof english.databaseTexts> = {
  type: 'Type de stockage',
  status: 'État',
  persistence: 'Persistance',
  about: {
    embedded: 'Intégrée au journal, dans son dossier de données.',
    server: 'Sur un serveur à part.',
  },
  version: 'Version',
  size: 'Taille',
  rows: 'Contenu',
  lastBackup: 'Dernière sauvegarde',
  noBackup: 'Pas encore',
  loading: 'On interroge la base…',
  untrustedProxy:
    'Devant le journal, il y a un proxy qu’il ne connaît pas : tous les visiteurs ont l’air d’être la même personne, et les mots de passe erronés de n’importe qui peuvent bloquer tous les autres. Définis TRUST_PROXY avec ce proxy là où tu démarres le journal.',
  counted: {
    posts: (count) => plurals.counted(count, 'article', 'articles'),
    photos: (count) => plurals.counted(count, 'photo', 'photos'),
    messages: (count) => plurals.counted(count, 'message', 'messages'),
    subscribers: (count) => plurals.counted(count, 'abonné', 'abonnés'),
  },
}

/** `label` stands beside the switch, `name` within the sentence of the toast. */
export const featureTexts: Translation<typeof english.featureTexts> = {
  comments: {
    label: 'Activer les commentaires',
    hint: 'Permettre aux lecteurs de commenter',
    name: 'Commentaires',
  },
  featuredPosts: {
    label: 'Articles à la une',
    hint: 'Montrer sur l’accueil les articles choisis',
    name: 'Articles à la une',
  },
  analytics: {
    label: 'Activer les statistiques',
    hint: 'Compter les visites',
    name: 'Statistiques',
  },
}

const failedTitles = {
  profile: 'Profil non enregistré',
  appearance: 'Apparence non enregistrée',
  feature: 'Réglage non modifié',
}

export const settingsToasts: Translation<typeof english.settingsToasts> = {
  languageSaved: {
    title: 'Enregistré',
    description: 'À partir de maintenant, le journal parle français.',
  },
  profileSaved: {
    title: 'Profil enregistré !',
    description: 'Le profil de ton blog est à jour.',
  },
  appearanceSaved: {
    title: 'Apparence enregistrée !',
    description: 'L’apparence de ton blog est à jour.',
  },
  featureSaved: (feature, enabled) => ({
    title: 'Réglage modifié',
    description: `${featureTexts[feature].name} : c’est ${enabled ? 'activé' : 'désactivé'}.`,
  }),
  failed: (what, errorMessage = settingsErrors.update) => ({
    title: failedTitles[what],
    description: errorMessage,
  }),
}

export const storageTexts: Translation<typeof english.storageTexts> = {
  inAll: 'en tout',
  kinds: { database: 'Base de données', photos: 'Photos', backups: 'Sauvegardes' },
}

export const samplesTexts: Translation<typeof english.samplesTexts> = {
  title: 'Exemples',
  counted: ({ posts, photos }) =>
    [
      posts > 0 && plurals.counted(posts, 'histoire d’exemple', 'histoires d’exemple'),
      photos > 0 && plurals.counted(photos, 'photo d’exemple', 'photos d’exemple'),
    ]
      .filter(Boolean)
      .join(' et '),
  about: (samples) =>
    `Livrées avec le journal et jamais modifiées : ${samplesTexts.counted(samples)}. Ce que tu as retouché n’est pas compté ici et reste.`,
  remove: 'Retirer les exemples',
  removing: 'Retrait…',
  ask: 'Retirer les exemples ?',
  askText: (samples) =>
    `Vont disparaître : ${samplesTexts.counted(samples)}. Une sauvegarde de tout est faite d’abord, tu pourras donc revenir en arrière.`,
  keep: 'Les garder',
  done: (samples) => `Exemples retirés : ${samplesTexts.counted(samples)}`,
  failed: 'Les exemples n’ont pas été retirés',
}
