import type * as english from '#texts/admin/dashboard.ts'
import type { Translation } from '../../translation.ts'
import { elision, plurals } from '../grammar.ts'
import { moderationTexts } from './comments.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const dashboardTexts: Translation<typeof english.dashboardTexts> = {
  newPost: 'Nouvel article',
  viewBlog: 'Voir le blog',
  tabs: { overview: 'En bref', content: 'Contenu', ideas: 'Idées' },
  tabsLabel: 'Tableau de bord',
  contentTabsLabel: 'Contenu',
  contentTabs: {
    posts: 'Articles',
    gallery: 'Galerie',
    access: 'Accès admin',
    deleted: 'Supprimés récemment',
  },
  counts: { total: 'Articles en tout', published: 'Publiés', drafts: 'Brouillons' },
  recentPosts: 'Articles récents',
  viewAll: 'Tout voir',
  noPosts: 'Pas encore d’article. À toi d’écrire le premier !',
  noPhotos: 'Pas encore de photo. Ajoutes-en à ta galerie !',
  addPhoto: 'Ajouter une photo',
  galleryNote: 'Cette partie va encore s’étoffer. Tous les outils pour tes photos sont dans la',
  galleryNoteLink: 'gestion de la galerie',
  useThisIdea: 'Prendre cette idée',
  moreIdeas: 'D’autres idées avec l’IA',
  moreIdeasBusy: 'Je cherche des idées…',
  ideas: 'Idées d’articles',
  quickActions: 'Actions rapides',
  writeNewPost: 'Écrire un article',
  addPhotos: 'Ajouter des photos',
  logWeight: 'Noter un poids',
  assistant: 'Assistant d’écriture IA',
  assistantItems: (name) => [
    'Polit tes phrases, garde ta voix',
    `Trouve des idées dans la saison et l’âge ${elision.de(name)}`,
    'Écrit l’extrait à ta place',
  ],
  startWriting: 'Écrire avec l’IA',
  calendar: 'Calendrier des articles',
  viewCalendar: 'Voir le calendrier',
  accessGuideHeading: 'Guide des accès',
  accessOwn: 'Ton propre mot de passe et tes sessions sont dans',
  accessOwnLink: 'Réglages, Compte et sécurité',
  accessGuide: { addUsers: 'Ajouter de nouveaux admins', troubleshooting: 'En cas de souci' },
  /** `hour` is in the diary's time zone. */
  greeting(hour, name) {
    const human = `humain ${elision.de(name)}`
    if (hour < 4 || hour >= 23) return `Encore debout, ${human} ?`
    return `${hour < 18 ? 'Bonjour' : 'Bonsoir'}, ${human}`
  },
  birthday: (name, years) =>
    `Joyeux anniversaire ! ${name} fête aujourd’hui ${years === 1 ? 'sa première bougie' : `ses ${years} ans`}.`,
  /** Friendly encouragement; it must never sound like a reproach. */
  sinceLastStory({ lastDay, today, name }) {
    if (!lastDay) return `Personne n’a encore rien lu sur ${name}. Aujourd’hui serait un bon jour.`
    const days = Math.round((Date.parse(today) - Date.parse(lastDay)) / DAY_MS)
    if (days < 1) return 'Une nouvelle histoire est parue aujourd’hui. Ça mérite une friandise.'
    if (days === 1) return `La dernière histoire est parue hier. ${name} prépare déjà la suivante.`
    if (days < 14)
      return `La dernière histoire est parue il y a ${days} jours. Depuis, ${name} a fait au moins trois bêtises.`
    const weeks = Math.floor(days / 7)
    if (weeks < 9)
      return `La dernière histoire est parue il y a ${weeks} semaines. Il y en a sûrement une à raconter.`
    return 'La dernière histoire remonte à un moment. Une toute petite, ça compte aussi.'
  },
  sampleIdeas: (name) => [
    {
      title: `Une journée dans la vie ${elision.de(name)}, heure par heure`,
      why: 'Des notes courtes, du petit déjeuner au dernier bâillement. Tout le monde veut tout savoir des siestes.',
    },
    {
      title: 'Cinq choses à savoir quand on adopte un chien',
      why: 'Escaliers, couvertures, caractère : ce que tu aurais aimé entendre la première semaine.',
    },
    {
      title: `Les balades préférées ${elision.de(name)}, notées à l’odeur`,
      why: 'Trois parcours, une note honnête pour chacun, et une photo à hauteur de truffe.',
    },
  ],
}

const storiesText = (count: number) => plurals.counted(count, 'histoire', 'histoires')

export const glanceTexts: Translation<typeof english.glanceTexts> = {
  nextOut: 'À paraître',
  year: 'Une année d’écriture',
  stories: storiesText,
  yearLabel: (count) =>
    `${plurals.counted(count, 'histoire publiée', 'histoires publiées')} ces 52 dernières semaines`,
  week: (begins, count) => `Semaine du ${begins} : ${storiesText(count)}`,
  categories: 'Catégories',
  lastWritten: 'Dernier article',
  never: 'Pas encore',
  /** Yields « aujourd’hui », « il y a 3 jours » or « il y a 5 semaines ». */
  ago(day, today) {
    const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS)
    if (days <= 0) return 'aujourd’hui'
    if (days === 1) return 'hier'
    if (days < 14) return `il y a ${days} jours`
    if (days < 70) return `il y a ${Math.floor(days / 7)} semaines`
    if (days < 730) return `il y a ${Math.floor(days / 30.44)} mois`
    return `il y a ${Math.floor(days / 365)} ans`
  },
}

export const searchTexts: Translation<typeof english.searchTexts> = {
  label: 'Chercher un article',
  placeholder: 'Chercher un article…',
  results: 'Articles trouvés',
  none: (term) => `Aucun article ne correspond à « ${term} ».`,
  found: (count) => plurals.counted(count, 'article trouvé', 'articles trouvés'),
}

export const calendarTexts: Translation<typeof english.calendarTexts> = {
  description:
    'Les articles publiés apparaissent à leur date, les brouillons au jour où tu les as commencés.',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  today: 'Aujourd’hui',
  none: 'Rien ce mois-ci.',
  open: 'Planifier dans le calendrier',
}

export const worthALookTexts: Translation<typeof english.worthALookTexts> = {
  heading: 'À voir de près',
  messages: (count) => plurals.counted(count, 'message non lu', 'messages non lus'),
  comments: (count) => moderationTexts.waitingCount(count),
  letters: {
    leaving: (subject) => `« ${subject} » va partir par lettre`,
    sending: (subject) => `« ${subject} » est en train de partir par lettre`,
    paused: (subject) => `La lettre « ${subject} » est en pause`,
    held: (subject) => `La lettre « ${subject} » t’attend`,
  },
}
