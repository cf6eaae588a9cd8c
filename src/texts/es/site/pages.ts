import type * as english from '#texts/site/pages.ts'
import type { Translation } from '../../translation.ts'

export const navigationTexts: Translation<typeof english.navigationTexts> = {
  '/': 'Inicio',
  '/blog': 'Blog',
  '/gallery': 'Galería',
  '/about': 'Quién soy',
  '/contact': 'Contacto',
}

export const pageTitles: Translation<typeof english.pageTitles> = {
  '/blog': 'Blog',
  '/gallery': 'Galería',
  '/about': 'Quién soy',
  '/contact': 'Contacto',
  '/newsletter': 'Boletín',
}

export const pageNotFoundTexts: Translation<typeof english.pageNotFoundTexts> = {
  title: '404 Página no encontrada',
  hint: (name) =>
    `${name} se ha echado a dormir justo donde debería estar la página. No nos gusta interrumpir una siesta.`,
  home: 'Volver al inicio',
  blog: 'Leer el blog',
}

export const shellTexts: Translation<typeof english.shellTexts> = {
  pageTitle: (title, blogName) => `${title} - ${blogName}`,
  portraitAlt: (name) => `Retrato de ${name}`,
  skipToContent: 'Saltar al contenido',
  mainNavigation: 'Principal',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  menu: 'Menú',
  progress: 'Progreso de lectura',
  notifications: 'Avisos ({hotkey})',
  close: 'Cerrar',
  retry: 'Reintentar',
  loading: 'Cargando la página',
}

export const screenFailedTexts: Translation<typeof english.screenFailedTexts> = {
  title: 'Esta página ha tropezado con sus propias patas',
  hint: 'Algo salió mal al cargar la página. Volver a cargarla suele ayudar.',
  reload: 'Volver a cargar',
  home: 'Volver al inicio',
}

export const themeLabels: Translation<typeof english.themeLabels> = {
  light: 'Tema: claro',
  dark: 'Tema: oscuro',
  system: 'Tema: sistema',
}

export const footerTexts: Translation<typeof english.footerTexts> = {
  pages: 'Páginas',
  categories: 'Categorías',
  follow: 'Síguenos',
}

export const legalLinkTexts: Translation<typeof english.legalLinkTexts> = {
  privacy: 'Privacidad',
  terms: 'Condiciones',
  cookies: 'Cookies',
}

export const restingTexts: Translation<typeof english.restingTexts> = {
  title: 'El diario está echando una siesta',
  text: 'No se ha perdido nada. Esta página vuelve a probar sola dentro de unos segundos.',
  again: 'Probar ahora',
}

export const staticSiteTexts: Translation<typeof english.staticSiteTexts> = {
  contact:
    'Esto es una copia del diario. Desde aquí no se pueden enviar mensajes ni pedir las cartas.',
  moved: 'Esta página se ha mudado',
}
