import type * as english from '#texts/admin/statistics.ts'
import type { Translation } from '../../translation.ts'
import { numbers, plurals } from '../grammar.ts'

const inPercent = (percent: number) => `${numbers.written(percent)}\u00a0%`

export const chartTexts: Translation<typeof english.chartTexts> = {
  asTable: 'Ver como tabla',
  tableOf: (heading) => `${heading}, en una tabla`,
  percent: inPercent,
  cursorOf: (heading) => `${heading}, de uno en uno`,
  barTip: (column, value, percent) =>
    `${column}: ${numbers.written(value)}, el ${inPercent(percent)} de esta lista`,
  shareTip: (percent, column, value) =>
    `${inPercent(percent)}. ${column}: ${numbers.written(value)}`,
}

const visitors = (count: number) => plurals.counted(count, 'visitante', 'visitantes')

const pagesRead = (count: number) => plurals.counted(count, 'página leída', 'páginas leídas')

export const statisticsTexts: Translation<typeof english.statisticsTexts> = {
  failed: 'No se pudieron cargar las estadísticas. Revisa tu conexión e inténtalo de nuevo.',
  loading: 'Cargando las estadísticas',
  figures: {
    visitors: 'Visitantes',
    views: 'Páginas leídas',
    perVisitor: 'Páginas por visitante',
    joined: 'Nuevos en la lista',
  },
  moreThan: (days) => ` más que en los ${days} días anteriores`,
  lessThan: (days) => ` menos que en los ${days} días anteriores`,
  off: {
    title: 'No se está contando a nadie',
    text: 'Actívalo para ver las visitas y de dónde vienen. Sin cookies.',
    kept: 'Ahora mismo no se cuenta a nadie. Lo contado antes se queda aquí hasta que lo elimines.',
  },
  nobody: 'No ha pasado nadie desde que lo activaste.',
  look: 'Ver el diario (tu visita no cuenta)',
  noTrace: {
    bold: 'Sin cookies, sin guardar direcciones.',
    text: 'Cada visitante cuenta una vez al día y se olvida en dos días como mucho. Tus visitas no cuentan.',
  },
  how: 'Cómo se cuenta',
  close: 'Cerrar',
}

export const howItCountsTexts: Translation<typeof english.howItCountsTexts> = {
  paragraphs: [
    'Una página cuenta cuando alguien la abre, y también cada página a la que va desde ella. No cuentan los bots, las páginas que el navegador carga por adelantado, las vistas previas de borradores ni los navegadores en los que hay una sesión de administración abierta.',
    'Un visitante cuenta una vez al día. Si vuelve mañana, es un visitante nuevo, porque los olvidamos en dos días como mucho.',
    'Solo se guardan totales: por día, página, procedencia y tipo de pantalla. A los tres meses, las páginas, las procedencias, las búsquedas y los enlaces rotos se suman por meses. Ni cookies, ni direcciones de red, ni nombres de navegador, así que no tienes que pedir permiso a tus visitantes.',
    'Una búsqueda aparece cuando al menos dos visitantes han usado las mismas palabras.',
  ],
}

export const visitorsChartTexts: Translation<typeof english.visitorsChartTexts> = {
  heading: 'Visitantes por día',
  period: 'Periodo',
  days: (period) => [period, ' días'],
  span: (from, to) => `del ${from} al ${to}`,
  before: (days) => `Los ${days} días anteriores`,
  post: 'Salió una entrada',
  cursor: 'Día',
  title: (span, lowest, highest, day) =>
    `Visitantes por día, ${span}: mínimo ${numbers.written(lowest)}, máximo ${numbers.written(highest)} el ${day}`,
  tip: (day) => `${visitors(day.visitors)}, ${pagesRead(day.views)}`,
  tipBefore: (count, days) => `, ${visitors(count)} ${days} días antes`,
  andMore: (title, more) => (more > 0 ? `${title} y ${more} más` : title),
  columns: {
    day: 'Día',
    visitors: 'Visitantes',
    views: 'Páginas leídas',
    before: 'Visitantes antes',
  },
}

export const mostReadTexts: Translation<typeof english.mostReadTexts> = {
  heading: 'Lo más leído',
  all: 'Todas',
  columns: ['Página', 'Lecturas'],
  none: 'En este periodo no se leyó nada.',
}

export const sourcesTexts: Translation<typeof english.sourcesTexts> = {
  heading: 'De dónde vinieron',
  columns: ['Procedencia', 'Visitantes'],
  kinds: {
    direct: 'Escrito, en favoritos o desde una app',
    search: 'Buscadores',
    letters: 'Tus cartas',
    site: 'Otro sitio',
    others: 'Otros sitios',
  },
  none: 'En este periodo no pasó nadie.',
}

export const screensTexts: Translation<typeof english.screensTexts> = {
  heading: 'Leído en',
  kinds: {
    phone: 'Teléfono',
    desktop: 'Escritorio',
    tablet: 'Tableta',
  },
  columns: ['Pantalla', 'Páginas leídas', 'Visitantes'],
}

export const searchesTexts: Translation<typeof english.searchesTexts> = {
  heading: 'Lo que buscaron',
  columns: ['Palabras', 'Visitantes'],
  hint: 'Las búsquedas aparecen aquí cuando dos visitantes han usado las mismas palabras.',
}

export const missingTexts: Translation<typeof english.missingTexts> = {
  heading: 'Enlaces rotos',
  columns: ['Dirección', 'Veces'],
  none: 'No hay enlaces rotos.',
  from: (names) => `Desde: ${names}`,
  make: 'Redirigir',
  about: (path) => ` (${path})`,
}

export const makeRedirectTexts: Translation<typeof english.makeRedirectTexts> = {
  title: 'Crear una redirección',
  text: (path) => `Quien vaya a ${path} llegará a la página que elijas.`,
  to: 'Lleva a',
  hint: 'Escribe parte de un título o una dirección como /blog.',
  post: (title) => `La entrada «${title}»`,
  cancel: 'Cancelar',
  save: 'Redirigir',
  saving: 'Guardando...',
}

export const redirectsTexts: Translation<typeof english.redirectsTexts> = {
  summary: (count) => plurals.counted(count, 'redirección', 'redirecciones'),
  leadsTo: (to) => `lleva a ${to}`,
  leadsNowhere: 'no lleva a ninguna parte mientras su entrada no sea pública',
  remove: (path) => `Quitar la redirección de ${path}`,
  failed: 'No se pudieron cargar las redirecciones.',
}

export const redirectToasts: Translation<typeof english.redirectToasts> = {
  made: (path, to) => ({
    title: 'Redirección creada',
    description: `${path} ahora lleva a ${to}.`,
  }),
  removed: (path) => ({
    title: 'Redirección quitada',
    description: `${path} ya no lleva a ninguna parte.`,
  }),
  undo: 'Deshacer',
}

export const deleteStatisticsTexts: Translation<typeof english.deleteStatisticsTexts> = {
  open: 'Eliminar todas las estadísticas',
  title: '¿Eliminar todas las estadísticas?',
  text: 'Todo lo contado hasta ahora desaparecerá para siempre: visitantes, páginas, procedencias y búsquedas. Tus entradas y tus lectores se quedan. Si más adelante pueden hacerte falta los números, expórtalos antes.',
  cancel: 'Cancelar',
  delete: 'Eliminar todo',
  deleting: 'Eliminando...',
}

export const exportStatisticsTexts: Translation<typeof english.exportStatisticsTexts> = {
  open: 'Exportar CSV',
  exporting: 'Exportando...',
}

export const statisticsToasts: Translation<typeof english.statisticsToasts> = {
  deleted: { title: 'Estadísticas eliminadas', description: 'La cuenta empieza de cero.' },
  deletedOff: { title: 'Estadísticas eliminadas', description: 'No queda nada de ellas.' },
  exportFailed: {
    title: 'Error',
    description: 'No pudimos exportar las estadísticas. Inténtalo de nuevo.',
  },
}

export const visitorsCardTexts: Translation<typeof english.visitorsCardTexts> = {
  heading: 'Visitantes',
  link: 'Estadísticas',
  today: 'hoy, por ahora',
  change: (change) => `${change} en 30 días`,
  label: (days, lowest, highest) =>
    `Visitantes por día en los últimos ${days} días, de ${numbers.written(lowest)} a ${numbers.written(highest)}`,
  lastDay: 'Hoy',
  failed: 'No se pudieron cargar los visitantes.',
}

export const viewsTexts: Translation<typeof english.viewsTexts> = {
  column: 'Lecturas',
  views: (count) => plurals.counted(count, 'lectura', 'lecturas'),
}
