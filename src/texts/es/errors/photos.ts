import {
  clipLimits,
  MAX_AVIF_MEGAPIXELS,
  MAX_PHOTOS_AT_ONCE,
  MAX_UPLOAD_MEGABYTES,
  MAX_UPLOAD_MEGAPIXELS,
} from '#shared/limits.ts'
import type * as english from '#texts/errors/photos.ts'
import type { Translation } from '../../translation.ts'

const megabytes = (bytes: number) => bytes / 1024 ** 2

export const uploadTexts: Translation<typeof english.uploadTexts> = {
  tooLarge: `Este archivo ocupa más de ${MAX_UPLOAD_MEGABYTES} MB. Elige uno más pequeño o expórtalo con menos calidad.`,
  empty: 'Este archivo está vacío. Elige otro.',
  notAnImage: 'No podemos leer este archivo como imagen. Usa JPEG, PNG, WebP, AVIF o GIF.',
  heic: 'La mayoría de los navegadores no muestran imágenes HEIC. En un iPhone, elige Ajustes › Cámara › Formatos › El más compatible, o comparte la foto como JPEG, y añádela otra vez.',
  tooManyPixels: `Esta imagen tiene más de ${MAX_UPLOAD_MEGAPIXELS} megapíxeles. Redúcela y añádela otra vez.`,
  tooManyAvifPixels: `Esta imagen AVIF tiene más de ${MAX_AVIF_MEGAPIXELS} megapíxeles. Guárdala como JPEG y añádela otra vez.`,
  tooLongAnimation:
    'Esta animación tiene demasiados fotogramas para su tamaño. Acórtala o redúcela y añádela otra vez.',
  tooSlow:
    'Se ha tardado demasiado en leer esta imagen. Expórtala como JPEG normal y añádela otra vez.',
  damaged: 'Esta imagen está dañada o incompleta. Vuelve a exportarla y añade el archivo nuevo.',
  tooHeavy:
    'Esta imagen ha sido demasiado para este equipo. Guarda una versión más pequeña como JPEG normal y añádela otra vez.',
  busy: 'Ahora mismo se están preparando muchas fotos. Inténtalo de nuevo en un momento.',
  diskFull:
    'El disco del diario está lleno, así que la foto no se ha guardado. Libera espacio e inténtalo de nuevo.',
  notWritable:
    'No se puede escribir en la carpeta de fotos, así que la foto no se ha guardado. Revisa sus permisos e inténtalo de nuevo.',
  connectionLost: 'Se ha perdido la conexión. Inténtalo de nuevo.',
}

export const photoErrors: Translation<typeof english.photoErrors> = {
  title: 'El título debe tener al menos 3 caracteres',
  description: 'La descripción debe tener al menos 10 caracteres',
  category: 'Elige una categoría',
  alt: 'El texto alternativo tiene que ser texto',
  dayAhead: 'Ese día todavía no ha llegado. Elige hoy o un día anterior.',
  otherDays: 'Solo se pueden ordenar fotos del mismo día.',
  notFound: 'Esta foto no existe o se ha eliminado.',
  noneChosen: 'Elige al menos una foto',
  tooManyChosen: `Elige como mucho ${MAX_PHOTOS_AT_ONCE} fotos a la vez`,
  longAddress: 'Esta dirección es demasiado larga para un punto focal',
  fields: {
    title: 'Título',
    description: 'Descripción',
    category: 'Categoría',
    alt: 'Texto alternativo',
  },
}

export const clipTexts: Translation<typeof english.clipTexts> = {
  sentTooLarge: `Este clip pasa de ${megabytes(clipLimits.sentBytes)} MB. Elige uno más corto.`,
  tooLarge: `Este clip pasa de ${megabytes(clipLimits.storedBytes)} MB. Recórtalo, o guárdalo más pequeño, y añádelo otra vez.`,
  tooLong: `Un clip puede durar ${clipLimits.seconds} segundos como mucho. Recórtalo y añádelo otra vez.`,
  hevc: 'La mayoría de los navegadores no pueden reproducir vídeos HEVC. En un iPhone, elige Ajustes › Cámara › Formatos › El más compatible, o guarda el clip como MP4 con H.264, y añádelo otra vez.',
  withoutPicture: 'En este archivo solo hay sonido. Elige un clip con imagen.',
  unknown:
    'Los navegadores no pueden reproducir este tipo de vídeo. Guárdalo como MP4 con H.264 y añádelo otra vez.',
  damaged:
    'El diario no ha podido leer este clip. Guárdalo otra vez como MP4 con H.264 y añade el archivo nuevo.',
  tooSlow:
    'Leer este clip ha llevado demasiado tiempo. Guárdalo otra vez como MP4 y añade el archivo nuevo.',
  tooHeavy:
    'Este clip ha sido demasiado para este equipo. Guarda una versión más pequeña y añádela otra vez.',
}
