import type * as english from '#texts/site/pages.ts'
import type { Translation } from '../../translation.ts'
import { elision } from '../grammar.ts'

export const navigationTexts: Translation<typeof english.navigationTexts> = {
  '/': 'Accueil',
  '/blog': 'Blog',
  '/gallery': 'Galerie',
  '/about': 'À propos',
  '/contact': 'Contact',
}

export const pageTitles: Translation<typeof english.pageTitles> = {
  '/blog': 'Blog',
  '/gallery': 'Galerie',
  '/about': 'À propos',
  '/contact': 'Contact',
  '/newsletter': 'La lettre',
}

export const pageNotFoundTexts: Translation<typeof english.pageNotFoundTexts> = {
  title: '404 Page introuvable',
  hint: (name) =>
    `${name} fait la sieste pile à l’endroit de cette page. On ne réveille pas un chien qui dort.`,
  home: 'Retour à l’accueil',
  blog: 'Lire le blog',
}

export const shellTexts: Translation<typeof english.shellTexts> = {
  pageTitle: (title, blogName) => `${title} - ${blogName}`,
  portraitAlt: (name) => `Portrait ${elision.de(name)}`,
  skipToContent: 'Aller au contenu',
  mainNavigation: 'Menu principal',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  menu: 'Menu',
  progress: 'Avancée de la lecture',
  notifications: 'Notifications ({hotkey})',
  close: 'Fermer',
  retry: 'Réessayer',
  loading: 'La page arrive',
}

export const screenFailedTexts: Translation<typeof english.screenFailedTexts> = {
  title: 'Cette page s’est pris les pattes dans le tapis',
  hint: 'Quelque chose a coincé pendant le chargement. En général, il suffit de recharger la page.',
  reload: 'Recharger',
  home: 'Retour à l’accueil',
}

export const themeLabels: Translation<typeof english.themeLabels> = {
  light: 'Thème : clair',
  dark: 'Thème : sombre',
  system: 'Thème : système',
}

export const footerTexts: Translation<typeof english.footerTexts> = {
  pages: 'Pages',
  categories: 'Catégories',
  follow: 'Suivre',
}

export const legalLinkTexts: Translation<typeof english.legalLinkTexts> = {
  privacy: 'Vie privée',
  terms: 'Conditions',
  cookies: 'Cookies',
}

export const restingTexts: Translation<typeof english.restingTexts> = {
  title: 'Le journal fait une petite sieste',
  text: 'Rien n’est perdu. Cette page revérifie toute seule dans quelques secondes.',
  again: 'Vérifier maintenant',
}

export const staticSiteTexts: Translation<typeof english.staticSiteTexts> = {
  contact:
    'Ceci est une copie du journal. Elle ne peut ni recevoir de messages ni abonner qui que ce soit aux lettres.',
  moved: 'Cette page a déménagé',
}
