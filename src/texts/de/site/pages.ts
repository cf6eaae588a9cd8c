import type * as english from '#texts/site/pages.ts'
import type { Translation } from '../../translation.ts'

export const navigationTexts: Translation<typeof english.navigationTexts> = {
  '/': 'Start',
  '/blog': 'Blog',
  '/gallery': 'Galerie',
  '/about': 'Über uns',
  '/contact': 'Kontakt',
}

export const pageTitles: Translation<typeof english.pageTitles> = {
  '/blog': 'Blog',
  '/gallery': 'Galerie',
  '/about': 'Über uns',
  '/contact': 'Kontakt',
  '/newsletter': 'Briefe',
}

export const pageNotFoundTexts: Translation<typeof english.pageNotFoundTexts> = {
  title: '404: Seite nicht gefunden',
  hint: (name) =>
    `${name} hat sich dort zusammengerollt, wo die Seite sein sollte. Ein Nickerchen stören wir nur ungern.`,
  home: 'Zur Startseite',
  blog: 'Zum Blog',
}

export const shellTexts: Translation<typeof english.shellTexts> = {
  pageTitle: (title, blogName) => `${title} – ${blogName}`,
  portraitAlt: (name) => `Porträt von ${name}`,
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptmenü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  menu: 'Menü',
  progress: 'Lesefortschritt',
  notifications: 'Hinweise ({hotkey})',
  close: 'Schließen',
  retry: 'Noch mal versuchen',
  loading: 'Die Seite wird geladen',
}

export const screenFailedTexts: Translation<typeof english.screenFailedTexts> = {
  title: 'Diese Seite ist über die eigenen Pfoten gestolpert',
  hint: 'Beim Laden ging etwas schief. Meist hilft es, die Seite noch einmal zu laden.',
  reload: 'Neu laden',
  home: 'Zur Startseite',
}

export const themeLabels: Translation<typeof english.themeLabels> = {
  light: 'Design: hell',
  dark: 'Design: dunkel',
  system: 'Design: wie das Gerät',
}

export const footerTexts: Translation<typeof english.footerTexts> = {
  pages: 'Seiten',
  categories: 'Kategorien',
  follow: 'Folgen',
}

export const legalLinkTexts: Translation<typeof english.legalLinkTexts> = {
  privacy: 'Datenschutz',
  terms: 'Nutzung',
  cookies: 'Cookies',
}

export const restingTexts: Translation<typeof english.restingTexts> = {
  title: 'Das Tagebuch ruht sich kurz aus',
  text: 'Es geht nichts verloren. Diese Seite schaut in ein paar Sekunden von selbst wieder nach.',
  again: 'Jetzt nachsehen',
}

export const staticSiteTexts: Translation<typeof english.staticSiteTexts> = {
  contact:
    'Das hier ist eine Kopie des Tagebuchs. Nachrichten annehmen oder Briefe verschicken kann sie nicht.',
  moved: 'Diese Seite ist umgezogen',
}
