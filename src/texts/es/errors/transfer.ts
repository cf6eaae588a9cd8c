import { importLimits } from '#shared/transfer.ts'
import type * as english from '#texts/errors/transfer.ts'
import type { Translation } from '../../translation.ts'
import { fileSizes, numbers, plurals } from '../grammar.ts'

export const importErrors: Translation<typeof english.importErrors> = {
  badChoice: 'Elige sí o no',
  category: 'Elige una categoría para cada nombre',
  fileName: 'El archivo necesita un nombre',
  fields: { category: 'Categoría', fileName: 'El nombre del archivo' },
  empty: 'Este archivo está vacío. Elige otro.',
  tooLarge: (most) => `Un archivo puede ocupar hasta ${fileSizes.whole(most)}.`,
  notFound: 'Esta importación ya no está. Recarga la página.',
  notNow: 'La importación ha avanzado mientras tanto. Recarga la página para ver por dónde va.',
  tooMany: 'Ya hay varios archivos esperando. Impórtalos o descártalos primero.',
  noRoom: (needed) =>
    `No hay espacio suficiente en el disco. Libera unos ${fileSizes.whole(needed)} e inténtalo de nuevo.`,
  cutOff: 'Solo ha llegado una parte del archivo. Vuelve a elegirlo.',
  tooMuch: 'Ha llegado más de lo anunciado. Vuelve a elegir el archivo.',
  notBytes: 'Envía el archivo tal cual, como application/octet-stream.',
  tooLate: 'Esta importación es demasiado antigua para deshacerla.',
  fileGone: 'El archivo ya no está en el servidor. Vuelve a elegirlo.',
  exportRuns: 'Ya se está preparando una exportación. Espera a que termine.',
  trouble: 'Algo salió mal una y otra vez. El registro del servidor da más detalles.',
}

export const warningTexts: Translation<typeof english.warningTexts> = {
  gallery: (pictures) => plurals.counted(pictures, 'imagen', 'imágenes'),
  notFetched: (name, why) => `No se pudo traer ${name}: ${why}`,
  pictureMissing: (name) => `${name} no está en el archivo`,
  pictureDamaged: (name) => `Imagen dañada: ${name}`,
  notAPicture: (name, why) => `No se pudo guardar ${name}: ${why}`,
  noCover: 'No tenía imagen, así que el retrato o un estampado hace de portada',
  slugTaken: (wanted, got) => `La dirección ${wanted} estaba ocupada; ahora es ${got}`,
  addressUnknown: (pattern) =>
    `Su dirección antigua salía de una plantilla (${pattern}), así que los enlaces a ella no llevan a ninguna parte`,
  addressTaken: (path) => `En ${path} hay una página, así que los visitantes ven esa`,
  addressesFull: 'Hay demasiadas direcciones antiguas; esta no lleva a ninguna parte',
  shortened: 'Era demasiado larga y se ha cortado por el final',
  future: 'Su fecha aún no ha llegado, así que es un borrador',
  categoriesFull: (name) => `En la lista no queda sitio para la categoría «${name}»`,
  failed: 'No se pudo importar. El registro del servidor da más detalles.',
  tangled: 'Su HTML está demasiado enredado, así que solo han venido las palabras',
  galleryPicture: (id) => `Imagen ${id} de una galería`,
  reusableBlock: 'Un bloque reutilizable que no está en el archivo',
  block: (name) => `El bloque «${name}»`,
  script: 'un script',
  form: 'un formulario',
  tweet: 'un tuit',
  otherPost: 'una entrada de otro sitio',
  frame: 'un marco sin dirección',
  media: (kind) => `un archivo ${kind}`,
  noAddress: 'sin dirección',
  mergedCells: 'celdas combinadas',
  nestedTable: 'una tabla dentro de otra o de una lista',
}

export const importedTexts: Translation<typeof english.importedTexts> = {
  untitled: 'Sin título',
  pictureInText: 'una imagen en el texto',
  writtenBy: (author) => `Escrito por ${author}`,
  tags: (tags) => `Etiquetas: ${tags.join(', ')}`,
}

export const importCsvTexts: Translation<typeof english.importCsvTexts> = {
  columns: ['Título', 'Entrada', 'Estado', 'Tipo', 'Lo que no se pudo conservar'],
}

export const fetchTexts: Translation<typeof english.fetchTexts> = {
  notPublic: 'su dirección no es pública',
  badAddress: 'su dirección no es de la web',
  tooLarge: 'es demasiado grande',
  tooSlow: 'el servidor antiguo tardó demasiado',
  tooManyRedirects: 'se redirigió demasiadas veces',
  status: (status) =>
    status === 404 || status === 410
      ? 'el servidor antiguo respondió «no encontrada»'
      : `el servidor antiguo respondió ${status}`,
  unreachable: 'no se pudo conectar con el servidor antiguo',
  enough: 'había demasiadas',
  off: 'la descarga de imágenes está desactivada',
}

export const refusals: Translation<typeof english.refusals> = {
  unknown:
    'No reconocemos este archivo. Usa una exportación de WordPress (.xml), una de Ghost (.json o .zip) o un .zip con archivos Markdown.',
  missing: 'Ese archivo no existe. Revisa su nombre.',
  empty: 'Este archivo está vacío. Vuelve a exportarlo.',
  cut_off:
    'Este archivo termina antes de tiempo, así que le falta una parte. Vuelve a descargarlo o exportarlo.',
  damaged: 'Este archivo está dañado. Vuelve a descargarlo o exportarlo.',
  encoding:
    'Las letras de este archivo no están guardadas en UTF-8, así que saldrían mal. Expórtalo otra vez en UTF-8.',
  doctype:
    'Este archivo define entidades propias (un DTD), y eso no le hace falta a la exportación de ningún blog. No abrimos archivos así.',
  too_deep:
    'Las partes de este archivo están anidadas a más profundidad que en la exportación de cualquier blog. No abrimos archivos así.',
  post_too_large: `Una entrada de este archivo ocupa más de ${importLimits.postBytes / 1024 / 1024} MB. Acórtala o quítala y vuelve a exportar.`,
  code_front_matter:
    'Un archivo de aquí dentro lleva código en su encabezado (---js), y nunca ejecutamos código de un archivo. Escribe ese encabezado en YAML.',
  zip_path:
    'Este zip tiene nombres de archivo que salen de su propia carpeta. No abrimos archivos así. Vuelve a comprimirlo.',
  zip_link:
    'Este zip contiene enlaces en lugar de archivos. Vuelve a comprimirlo con los archivos de verdad.',
  zip_encrypted: 'Este zip está protegido con contraseña. Vuelve a comprimirlo sin ella.',
  zip_entries: `Este zip tiene más de ${numbers.written(importLimits.zipEntries)} archivos. Comprímelo por partes.`,
  zip_bomb:
    'Descomprimido, este zip sería mucho más grande de lo que puede ser un blog. No abrimos archivos así.',
  endless:
    'Empezamos dos veces a mirar dentro de este archivo y nunca llegamos al final. Vuelve a exportarlo, en partes más pequeñas si puedes.',
  pictures_missing: 'Esa carpeta o ese zip de imágenes no existe. Revisa su nombre.',
}

export const draftReasons: Translation<typeof english.draftReasons> = {
  page: 'Era una página, así que aquí es un borrador',
  trash: 'Estaba en la papelera, así que aquí es un borrador',
  private: 'Era privada, así que aquí es un borrador',
  password: 'Tenía contraseña, así que aquí es un borrador',
  scheduled: 'Estaba programada, así que aquí es un borrador',
  members: 'Era solo para miembros, así que aquí es un borrador',
  letter: 'Solo se envió por correo, así que aquí es un borrador',
  no_date: 'No tiene fecha, así que aquí es un borrador',
  expired: 'Tenía fecha de caducidad, así que aquí es un borrador',
  note: 'No dice que sea pública, así que aquí es un borrador',
}
