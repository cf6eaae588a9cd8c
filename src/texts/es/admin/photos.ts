import { clipLimits, MAX_UPLOAD_MEGABYTES } from '#shared/limits.ts'
import type * as english from '#texts/admin/photos.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

const photos = (count: number) => plurals.counted(count, 'foto', 'fotos')

export const adminGalleryTexts: Translation<typeof english.adminGalleryTexts> = {
  title: 'Gestión de la galería',
  columns: ['Vista previa', 'Título', 'Categoría', 'Añadida', 'Acciones'],
  brokenImage: 'Sin imagen',
  empty: 'No hay fotos en la galería. Añade la primera para empezar.',
  addPhoto: 'Añadir una foto',
  allRequired: 'Todos los campos son obligatorios.',
  photoTitle: 'Título',
  description: 'Descripción',
  optional: 'Opcional.',
  alt: 'Texto alternativo',
  altHint: 'Lo que se ve en la imagen, para quien no puede verla. Opcional.',
  imageUrl: 'URL de la imagen',
  imageUrlHint: 'O pega el enlace de una imagen que ya esté en internet',
  imageUrlPlaceholder: 'https://example.com/foto.jpg',
  category: 'Categoría',
  add: 'Añadir foto',
  cancel: 'Cancelar',
  adding: 'Añadiendo...',
  edit: 'Editar la foto',
  editDescription: 'La imagen en sí no cambia.',
  save: 'Guardar cambios',
  saving: 'Guardando...',
  photos: 'Fotos',
  search: 'Buscar fotos',
  searchPlaceholder: 'Buscar fotos...',
  anyCategory: 'Categoría: todas',
  view: 'Ver como',
  views: { table: 'Tabla', tiles: 'Cuadrícula' },
  noMatch: 'Ninguna foto coincide con esta búsqueda.',
  showAll: 'Ver todas las fotos',
  pages: 'Páginas de fotos',
  previous: 'Anterior',
  next: 'Siguiente',
  shown: (from, to, total) => `${from}–${to} de ${total}`,
}

export const photoSelectionTexts: Translation<typeof english.photoSelectionTexts> = {
  select: (title) => `Seleccionar ${title}`,
  selectAll: (count) => (count === 1 ? 'Seleccionar la única' : `Seleccionar las ${count}`),
  selected: (count) => plurals.counted(count, 'seleccionada', 'seleccionadas'),
  clear: 'Quitar selección',
  category: 'Categoría nueva',
  choose: 'Categoría…',
  change: 'Cambiar categoría',
  delete: 'Eliminarlas',
  confirmTitle: (count) => (count === 1 ? '¿Eliminar esta foto?' : `¿Eliminar ${count} fotos?`),
  confirm:
    'Esto no se puede deshacer. Las fotos seleccionadas se eliminarán de tu galería para siempre.',
}

export const leaveUploadsTexts: Translation<typeof english.leaveUploadsTexts> = {
  title: '¿Salir sin añadir las fotos?',
  text: 'Tus fotos aún no están en la galería. Perderías sus títulos y descripciones.',
  stay: 'Quedarme',
  leave: 'Salir',
}

export const waitingPhotoTexts: Translation<typeof english.waitingPhotoTexts> = {
  offer: (count) =>
    count === 1
      ? 'Una foto que elegiste en este dispositivo aún no está en la galería.'
      : `${count} fotos que elegiste en este dispositivo aún no están en la galería.`,
  goOn: 'Continuar',
  discard: 'Descartar',
  discardTitle: (count) =>
    count === 1 ? '¿Descartar esta foto?' : `¿Descartar estas ${count} fotos?`,
  discardText:
    'También se pierde lo que escribiste. A las imágenes de tu teléfono u ordenador no les pasa nada.',
  discardCancel: (count) => (count === 1 ? 'Conservarla' : 'Conservarlas'),
}

export const photoActionLabels: Translation<typeof english.photoActionLabels> = {
  view: (title) => `Ver ${title}`,
  edit: (title) => `Editar ${title}`,
  delete: (title) => `Eliminar ${title}`,
  earlier: (title) => `Mover ${title} antes dentro de su día`,
  later: (title) => `Mover ${title} después dentro de su día`,
}

export const photoDayTexts: Translation<typeof english.photoDayTexts> = {
  day: 'Día',
  hint: 'Si lo dejas vacío, hoy.',
  readHint: 'Leído de la foto.',
  editHint: 'Si lo dejas vacío, el día en que la añadiste.',
  forSelected: 'Día nuevo',
  set: 'Poner día',
  undo: 'Deshacer',
  arranged: (title, place, of) => `${title} es ahora la número ${place} de ${of} de su día.`,
  offer: (count) =>
    count === 1
      ? 'El nombre de una foto dice el día en que se tomó.'
      : `Los nombres de ${count} fotos dicen el día en que se tomaron.`,
  offerOpen: 'Poner los días…',
  offerDismiss: 'Ahora no',
  title: 'Poner los días',
  description:
    'Estas fotos están en el día en que las añadiste. Sus nombres dicen cuándo se tomaron.',
  add: (count) =>
    count === 0 ? 'Poner los días' : `Poner ${plurals.counted(count, 'día', 'días')}`,
  adding: 'Poniendo...',
  cancel: 'Cancelar',
}

const updated = (count: number) =>
  count === 1 ? 'Foto actualizada' : `${count} fotos actualizadas`

export const photoDayToasts: Translation<typeof english.photoDayToasts> = {
  set: (count) => ({
    title: updated(count),
    description: 'La galería, la cronología y el libro del año ya usan el día nuevo.',
  }),
  undone: { title: 'Deshecho', description: 'Las fotos han vuelto a los días que tenían.' },
  failed: (serverMessage) => ({
    title: 'Error',
    description: `No se pudo poner el día: ${serverMessage}`,
  }),
  arrangeFailed: (serverMessage) => ({
    title: 'Error',
    description: `No se pudo mover la foto: ${serverMessage}`,
  }),
}

export const deletePhotoTexts: Translation<typeof english.deletePhotoTexts> = {
  confirmTitle: '¿Seguro?',
  confirm: 'Esto no se puede deshacer. La foto se eliminará de tu galería para siempre.',
  cancel: 'Cancelar',
  delete: 'Eliminar',
  deleting: 'Eliminando...',
}

export const photoToasts: Translation<typeof english.photoToasts> = {
  added: { title: 'Foto añadida', description: 'La foto ya está en la galería.' },
  changed: { title: 'Foto actualizada', description: 'Los cambios de la foto están guardados.' },
  deleted: { title: 'Foto eliminada', description: 'La foto ya no está en la galería.' },
  deleteFailed: {
    title: 'Error',
    description: 'No se pudo eliminar la foto. Inténtalo de nuevo.',
  },
  manyAdded: (count) =>
    count === 1
      ? photoToasts.added
      : { title: `${count} fotos añadidas`, description: 'Las fotos ya están en la galería.' },
  manyChanged: (count) => ({
    title: updated(count),
    description: 'La categoría ha cambiado.',
  }),
  manyDeleted: (count) =>
    count === 1
      ? photoToasts.deleted
      : {
          title: `${count} fotos eliminadas`,
          description: 'Las fotos ya no están en la galería.',
        },
  addFailed: (serverMessage) => ({
    title: 'Error',
    description: `No se pudo añadir la foto: ${serverMessage}`,
  }),
  changeFailed: (serverMessage) => ({
    title: 'Error',
    description: `No se pudo actualizar la foto: ${serverMessage}`,
  }),
}

export const focalPointTexts: Translation<typeof english.focalPointTexts> = {
  open: 'Punto focal',
  title: '¿Qué tiene que verse siempre?',
  description:
    'Haz clic en lo que más importa, por ejemplo la cara de tu perro. Se recorte como se recorte la imagen, ese punto queda a la vista.',
  point: 'Punto focal',
  place: (x, y) => `${x}\u00a0% desde la izquierda, ${y}\u00a0% desde arriba`,
  keys: 'Arrástralo o muévelo con las flechas.',
  crops: 'Cómo quedarán los recortes',
  center: 'Centrarlo',
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando...',
  undo: 'Deshacer',
}

export const focalPointToasts: Translation<typeof english.focalPointToasts> = {
  saved: {
    title: 'Punto focal guardado',
    description: 'Todos los recortes de esta imagen lo siguen.',
  },
  undone: { title: 'Deshecho', description: 'La imagen se recorta como antes.' },
  failed: (serverMessage) => ({
    title: 'Error',
    description: `No se pudo guardar el punto focal: ${serverMessage}`,
  }),
}

export const pictureTexts: Translation<typeof english.pictureTexts> = {
  title: 'Añadir fotos y clips',
  close: 'Cerrar',
  tabs: { upload: 'Subir', gallery: 'Galería', address: 'Dirección' },
  search: 'Buscar en la galería',
  noPhotos: 'Aún no hay fotos en la galería.',
  nothingFound: 'Ninguna foto coincide.',
  photosFailed: 'No pudimos cargar las fotos. Cierra esto e inténtalo de nuevo.',
  loading: 'Cargando…',
  uploading: 'Subiendo…',
  or: 'o',
  more: 'Ver más',
  address: 'Dirección de la imagen',
  addressHint: 'Empieza por https:// o /media/',
  addressWrong: 'Escribe la URL válida de una imagen',
  add: 'Añadir',
  chosen: 'Imágenes elegidas',
  alt: 'Qué se ve',
  altHint: 'Se lee en voz alta a quien no puede verla',
  caption: 'Pie de foto',
  captionHint: 'Aparece debajo de la imagen. Opcional.',
  remove: (name) => `Quitar ${name}`,
  sideBySide: 'Saldrán una al lado de otra, como un pequeño álbum.',
  cancel: 'Cancelar',
  photoLabel: (title) => `Elegir «${title}»`,
  number: (n) => `Imagen ${n}`,
  insert: (count) => (count <= 1 ? 'Insertar imagen' : `Insertar ${count} imágenes`),
}

export const devicePhotoTexts: Translation<typeof english.devicePhotoTexts> = {
  choose: 'Elegir fotos',
  chooseFiles: 'Elegir archivos',
  chooseMore: 'Añadir más',
  dropHint: 'o suéltalas o pégalas aquí',
  dropHere: 'Suelta las fotos aquí',
  limits: `JPEG, PNG, WebP, AVIF o GIF, hasta ${MAX_UPLOAD_MEGABYTES} MB cada una. Quitamos los datos de ubicación y de la cámara.`,
  filesLimits: `JPEG, PNG, WebP, AVIF o GIF, hasta ${MAX_UPLOAD_MEGABYTES} MB cada una, y clips de hasta ${clipLimits.seconds} segundos. Quitamos los datos de ubicación y de la cámara.`,
  waiting: 'En espera',
  preparing: 'Preparando…',
  ready: 'Lista',
  cancel: 'Cancelar la subida',
  remove: 'Quitar',
  retry: 'Reintentar',
  sameForAll: 'Usar estas palabras en todas',
  sameForAllHint: 'Solo rellena lo que está vacío.',
  undo: 'Deshacer',
  sending: (percent) => `Subiendo… ${percent}\u00a0%`,
  progress: (fileName) => `Subida de ${fileName}`,
  addPhotos: (count) =>
    count === 0 ? 'Añadir fotos' : count === 1 ? 'Añadir foto' : `Añadir ${photos(count)}`,
}
