import type * as english from '#texts/admin/transfer.ts'
import type { Translation } from '../../translation.ts'
import { numbers, plurals } from '../grammar.ts'

const posts = (count: number) => plurals.counted(count, 'entrada', 'entradas')

const pictures = (count: number) => plurals.counted(count, 'imagen', 'imágenes')

const comments = (count: number) => plurals.counted(count, 'comentario', 'comentarios')

export const transferTexts: Translation<typeof english.transferTexts> = {
  title: 'Importar y exportar',
  back: 'Ajustes',
  loadFailed: 'No pudimos cargar tus importaciones. Revisa tu conexión e inténtalo de nuevo.',
  failedTitle: 'Algo salió mal',
  gone: 'Esta importación ya no está. Puede que la descartaras en otro dispositivo.',
  startOver: 'Traer otro diario',
}

export const transferCardTexts: Translation<typeof english.transferCardTexts> = {
  title: 'Importar y exportar',
  text: 'Tráete tu blog de antes, o llévatelo todo: como Markdown, como sitio web, como copia de seguridad.',
  open: 'Abrir',
  firstSteps: '¿Te mudas desde WordPress, Ghost o una carpeta de Markdown?',
  bring: 'Trae tu diario',
}

export const sourceTexts: Translation<typeof english.sourceTexts> = {
  wordpress: {
    name: 'WordPress',
    hint: 'Herramientas, Exportar: .xml',
    file: 'el archivo de WordPress',
  },
  ghost: { name: 'Ghost', hint: 'Settings, Export: .json o .zip', file: 'el archivo de Ghost' },
  markdown: {
    name: 'Markdown',
    hint: 'Un .zip de archivos .md e imágenes',
    file: 'el .zip con tus archivos Markdown',
  },
  diary: {
    name: 'Dachshund Diary',
    hint: 'Nuestra propia exportación: .zip',
    file: 'el .zip de un diario',
  },
}

export const dropTexts: Translation<typeof english.dropTexts> = {
  question: '¿De dónde viene el diario?',
  title: 'Mételo en la caja',
  text: (file, most) =>
    `Suelta aquí ${file}, hasta ${most}. Primero miramos dentro. No se escribe nada hasta que hayas visto la lista.`,
  choose: 'Elegir un archivo',
  announcing: 'Un momento…',
  letGo: 'Suelta, y ya está en la caja',
}

export const importUploadTexts: Translation<typeof english.importUploadTexts> = {
  title: (name) => `Enviando ${name}`,
  progress: 'Enviado hasta ahora',
  sent: (sent, all) => `${sent} de ${all}`,
  staysOpen:
    'Deja abierta esta pestaña hasta que haya llegado todo. Mientras tanto puedes ver otras pantallas.',
  cancel: 'Cancelar',
  lost: 'La conexión se perdió por el camino. Revísala y vuelve a elegir el archivo.',
  refusedByProxy: (status) =>
    `Algo delante del diario no ha dejado pasar el archivo (${status}); puede que limite el tamaño de los archivos. Sube ese límite o importa el archivo desde la consola: npm run import.`,
  notHere: 'El archivo aún no ha llegado',
  notHereText: (name, size) => `Elige ${name} (${size}) otra vez para enviarlo.`,
  chooseAgain: 'Elegir otra vez',
  otherFile: (name) => `Ese es otro archivo. Elige ${name}, tal como estaba.`,
}

export const lookingTexts: Translation<typeof english.lookingTexts> = {
  title: 'Mirando dentro',
  text: 'Todavía no se escribe nada. Puedes salir de esta página: la lista estará aquí cuando vuelvas.',
}

export const throwAwayTexts: Translation<typeof english.throwAwayTexts> = {
  open: 'Otro archivo',
  title: '¿Descartar este archivo?',
  text: 'No se ha escrito nada de él. Para importarlo más tarde tendrías que elegirlo otra vez.',
  keep: 'Conservarlo',
  away: 'Descartarlo',
}

export const reportTexts: Translation<typeof english.reportTexts> = {
  title: 'Lo que hay en la caja',
  hint: (kind, name, size) => `${kind}: ${name}, ${size}. Todavía no se ha escrito nada.`,
  posts: 'Entradas',
  postsNote: (published, drafts) =>
    `${plurals.counted(published, 'publicada', 'publicadas')}, ${plurals.counted(drafts, 'borrador', 'borradores')}`,
  known: (count) => `${numbers.written(count)} ya ${plurals.of(count, 'está', 'están')} aquí`,
  pictures: 'Imágenes encontradas',
  missing: (count) => `${plurals.of(count, 'falta', 'faltan')} ${numbers.written(count)}`,
  toFetch: (count) =>
    `${numbers.written(count)} ${plurals.of(count, 'sigue', 'siguen')} en el blog antiguo`,
  allInside: 'todas en el archivo',
  noPictures: 'no hace falta ninguna',
  comments: 'Comentarios',
  commentsNote: 'vienen como estaban',
  categories: 'Categorías',
  categoriesNote: (known, open) =>
    open === 0
      ? 'todas conocidas'
      : `${plurals.counted(known, 'conocida', 'conocidas')}, ${numbers.written(open)} por asignar`,
  warnings: 'No se verá como antes',
  noWarnings: 'Todo se verá como antes.',
  taken: { name: 'Direcciones ya ocupadas', becomes: 'llevan un número al final' },
  takenAt: (slug) => `/blog/${slug}`,
  which: 'Cuáles',
  whichOf: (name) => `: ${name}`,
  more: (count) => `y ${numbers.written(count)} más`,
  ownExport:
    'Las historias vienen con sus imágenes y comentarios. Las fotos del álbum, los ajustes y el perro vienen con una copia de seguridad, al restaurarla.',
  empty: 'En este archivo no hay entradas.',
  allKnown: 'Todas sus entradas están ya aquí.',
  import: (count) => (count === 0 ? 'Traerlo' : `Traer ${posts(count)}`),
  noLetters: 'No se envía ninguna carta por ellas.',
}

export const warningNames: Translation<typeof english.warningNames> = {
  gallery: { name: 'Galerías', becomes: 'pasan a ser filas de imágenes' },
  video: { name: 'Vídeos insertados', becomes: 'pasan a ser enlaces al vídeo' },
  shortcode: { name: 'Shortcodes', becomes: 'se quedan fuera' },
  form: { name: 'Formularios', becomes: 'se quedan fuera' },
  embed: { name: 'Páginas insertadas', becomes: 'pasan a ser enlaces' },
  picture: { name: 'Imágenes', becomes: 'faltan; un marco vacío dice cuáles' },
  table: { name: 'Tablas', becomes: 'se simplifican o pasan a ser líneas' },
  script: { name: 'Scripts', becomes: 'se quedan fuera' },
  address: { name: 'Direcciones', becomes: 'llevan a otro sitio' },
  date: { name: 'Fechas', becomes: 'no se pudieron conservar' },
  other: { name: 'Otras cosas', becomes: 'están en la lista, entrada por entrada' },
}

export const choiceTexts: Translation<typeof english.choiceTexts> = {
  heading: 'Cómo traerlo',
  becomes: (name) => `${name} pasa a ser`,
  withoutCategory: 'Entradas sin categoría',
  usual: 'Vida diaria',
  asNew: (name) => `${name} (nueva)`,
  oldAddresses: 'Las direcciones antiguas llevan aquí',
  oldAddressesExample: (from, to) => `${from} lleva a ${to}`,
  oldAddressesCount: (count) =>
    `${plurals.counted(count, 'dirección', 'direcciones')} del blog antiguo`,
  asDrafts: 'Todas como borradores',
  asDraftsHint: 'Nada es público hasta que tú lo digas',
  fetch: 'Traer las imágenes del blog antiguo',
  fetchHint: (count) => `${pictures(count)}, mientras siga en línea`,
  zip: 'Imágenes de un zip',
  zipHint:
    'Por ejemplo, tu carpeta de archivos subidos, comprimida. Después volvemos a mirar dentro.',
  zipHere: (name) => `${name} está aquí`,
  chooseZip: 'Elegir un zip',
  chooseOtherZip: 'Otro zip',
  leaveZip: 'Dejarlo fuera',
}

export const progressTexts: Translation<typeof english.progressTexts> = {
  importing: 'Metiendo las cajas en casa',
  undoing: 'Sacándolo todo otra vez',
  failed: 'Se ha atascado',
  progress: 'Entradas traídas',
  undoProgress: 'Entradas retiradas',
  ofPosts: (all) => `de ${posts(all)}`,
  ofPictures: (all) => `de ${pictures(all)}`,
  comments: (count) => plurals.of(count, 'comentario', 'comentarios'),
  stillIn: (count) => plurals.of(count, 'entrada aún dentro', 'entradas aún dentro'),
  tryAgain: 'Reintentar',
  leave: 'Puedes salir de esta página. Esto sigue.',
  stopHere: 'Detener y dejar lo traído',
  remove: 'Detener y sacarlo todo',
}

export const stopHereTexts: Translation<typeof english.stopHereTexts> = {
  title: '¿Detener aquí?',
  text: (made) =>
    `${posts(made)} se ${plurals.of(made, 'queda', 'quedan')}. El resto del archivo no se importa; elígelo otra vez para seguir más tarde.`,
  cancel: 'Que siga',
  stop: 'Detener aquí',
}

export const undoTexts: Translation<typeof english.undoTexts> = {
  undo: 'Deshacer',
  heading: 'Deshacer esta importación',
  until: (day) =>
    `Hasta el ${day}. Se quita todo lo que vino con ella. Lo que hayas cambiado desde entonces se queda.`,
  title: '¿Sacar otra vez esta importación?',
  text: (made) =>
    [
      made === 1
        ? 'Se quita la entrada que vino con ella, con sus imágenes, comentarios y direcciones antiguas.'
        : `Se quitan las ${posts(made)} que vinieron con ella, con sus imágenes, comentarios y direcciones antiguas.`,
      'Lo que hayas cambiado desde entonces, o que los lectores hayan comentado aquí, se queda.',
    ].join(' '),
  nothingYet: 'Todavía no ha entrado nada. El resto del archivo tampoco se importa.',
  cancel: 'Conservarla',
  remove: 'Sacarla',
  of: (name) => ` la importación de ${name}`,
}

const words = ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']

export const resultTexts: Translation<typeof english.resultTexts> = {
  done: (warnings) => {
    if (warnings === 0) return 'Todo dentro'
    const many = words[warnings] ?? numbers.written(warnings)
    return `Todo dentro, con ${many} ${plurals.of(warnings, 'cabo suelto', 'cabos sueltos')}`
  },
  stopped: 'Se quedó a mitad de camino',
  undone: 'Ya está fuera otra vez',
  spared: (count) => {
    if (count === 0) return 'Ya no queda nada de lo que vino con ella.'
    return count === 1
      ? '1 entrada se queda, porque la has cambiado desde entonces o los lectores la han comentado.'
      : `${posts(count)} se quedan, porque las has cambiado desde entonces o los lectores las han comentado.`
  },
  figures: (made, moment) =>
    `${posts(made.posts)}, ${pictures(made.pictures)}, ${comments(made.comments)}. ${moment}.`,
  loadFailed: 'No pudimos cargar la lista de cabos sueltos.',
  loading: 'Cargando los cabos sueltos…',
  showMore: 'Ver más',
  problems: 'Cabos sueltos',
  notHere: 'Esta entrada no está en el diario',
  seePosts: 'Ver las entradas',
  csv: 'Lista en CSV',
  csvFailed: { title: 'La lista no se descargó', description: 'Inténtalo de nuevo.' },
  addresses: (count) => plurals.counted(count, 'dirección antigua', 'direcciones antiguas'),
  addressesTitle: 'Direcciones antiguas',
  addressesHint: 'Quien siga un enlace viejo llega a la página nueva.',
  addressesFailed: 'No pudimos cargar las direcciones antiguas.',
  draft: 'Su entrada es un borrador, así que aún no lleva a ninguna parte',
}

export const earlierTexts: Translation<typeof english.earlierTexts> = {
  heading: 'Importaciones anteriores',
  line: (kind, day, made) => `${kind}, ${day}: ${posts(made)}`,
  undoneLine: (day, spared) =>
    spared === 0
      ? `Elegido el ${day}`
      : `Elegido el ${day}: ${posts(spared)} se ${plurals.of(spared, 'quedó', 'quedaron')}`,
  openLine: (day) => `Elegido el ${day}`,
  unknownKind: 'Archivo',
  states: {
    receiving: 'viene de camino',
    looking: 'mirando dentro',
    looked: 'te espera',
    carrying: 'entrando',
    done: '',
    stopped: 'detenida',
    failed: 'no importada',
    undoing: 'saliendo',
    undone: 'deshecha',
  },
}

export const exportTexts: Translation<typeof english.exportTexts> = {
  heading: 'Llévatelo',
  hint: 'Es tuyo, en formatos que otras herramientas saben leer.',
  kinds: {
    markdown: {
      name: 'Markdown e imágenes',
      text: 'Un archivo por historia, con sus imágenes.',
      label: 'Exportar Markdown e imágenes',
    },
    static: {
      name: 'Un sitio web estático',
      text: 'Se abre sin servidor.',
      label: 'Exportar un sitio web estático',
    },
  },
  backup: {
    name: 'Todo, como copia de seguridad',
    text: 'Historias, fotos, comentarios, cartas, registro y ajustes.',
    label: 'Exportar todo como copia de seguridad',
    making: 'Haciendo la copia…',
  },
  about: (size) => `Unos ${size}`,
  lastSize: (size) => `La última ocupa ${size}.`,
  failed: 'La descarga no ha empezado',
  lastBackup: (moment) =>
    `La última copia de seguridad se hizo el ${moment} y se releyó para comprobarla.`,
  noBackup: 'Aún no hay ninguna copia de seguridad. Al exportarlo todo se hace una.',
}
