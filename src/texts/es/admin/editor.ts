import { PREVIEW_LINK_DAYS } from '#shared/limits.ts'
import type * as english from '#texts/admin/editor.ts'
import type { Translation } from '../../translation.ts'

export const editorTexts: Translation<typeof english.editorTexts> = {
  createTitle: 'Nueva entrada',
  editTitle: 'Editar entrada',
  write: 'Escribir',
  preview: 'Vista previa',
  emptyPreview: '*Nada que mostrar todavía*',
  save: 'Guardar',
  publish: 'Publicar',
  schedule: 'Programar',
  update: 'Actualizar',
  unpublish: 'Despublicar',
  saveAndStay: 'Guardar y seguir aquí',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  history: 'Historial',
  loading: 'Cargando la entrada…',
  loadFailed:
    'No se pudo cargar la entrada. Puede que no exista o que no tengas permiso para editarla.',
  backToDashboard: 'Volver al panel',
  readOn: 'Leerla en el sitio',
}

export const editorFields: Translation<typeof english.editorFields> = {
  title: 'Título',
  titlePlaceholder: '¿Qué pasó?',
  slug: 'Slug',
  slugPlaceholder: 'sale-del-titulo',
  content: 'Contenido',
  contentPlaceholder: 'Empieza por donde quieras…',
  excerpt: 'Extracto',
  coverImage: 'Imagen de portada',
  lang: 'Idioma de esta entrada',
  langOfDiary: 'El del diario',
  category: 'Categoría',
  categoryPlaceholder: 'Elige una categoría',
  published: 'Publicar',
  featured: 'Destacar en la página de inicio',
  featuredHint: 'Se muestran tres como mucho',
  schedule: 'Sale',
  publishedOn: 'Fecha de la entrada',
  freeSlug: (slug) => `Usar «${slug}»`,
}

export const markdownTexts: Translation<typeof english.markdownTexts> = {
  views: 'Escribir o ver',
  toolbar: 'Markdown',
  cheatsheet: 'Guía rápida de Markdown',
  cheatsheetSamples: [
    '# Título 1',
    '## Título 2',
    '### Título 3',
    '**negrita**, *cursiva* y ~~tachado~~',
    '* una cosa\n  * y lo que va con ella\n* otra',
    '1. primero\n2. segundo',
    '- [x] paseo\n- [ ] cepillado',
    '> algo que oímos en un paseo',
    '[el blog](/blog)',
    '![Siesta en el sofá](/media/demo/sofa-nap/1600x1067.jpg "Las palabras bajo una foto")',
    '::: photos\n![Antes](/media/demo/sofa-nap/1600x1067.jpg)\n![Después](/media/demo/portrait-tilt/1600x1067.jpg)\n:::',
    'https://vimeo.com/76979871',
    '| Día | Paseos |\n| --- | --: |\n| Lunes | 3 |',
    '---',
    '`código` en una línea',
    '```\ncódigo aparte\n```',
  ],
  cheatsheetIntro: 'Esto es lo que funciona. Lo demás sale tal y como lo escribes.',
  cheatsheetKeys:
    'Ctrl o ⌘ con B para negrita, I para cursiva, K para un enlace, S para guardar. Pega una dirección sobre unas palabras seleccionadas y quedan enlazadas. Lo que pegas desde Word, Google Docs o una página web conserva títulos, listas, enlaces, negritas y cursivas; con Mayús se pegan solo las palabras. Intro continúa una lista; Intro en un punto vacío la termina. Tab pasa al siguiente control.',
}

export const photoTexts: Translation<typeof english.photoTexts> = {
  linkedPicture: 'Imagen',
  takePhoto: 'Tomar una foto',
  placeholder: (fileName) => `Añadiendo ${fileName}…`,
  adding: 'Fotos que se están añadiendo al texto',
  waiting: 'Esperando la foto…',
  uploading: 'Añadiendo la foto…',
  notAdded: {
    title: 'Una foto no se añadió',
    description: 'Vuelve a intentarlo debajo del texto o quita la foto, y después guarda.',
  },
  whereTitle: (count) => (count === 1 ? '¿Dónde va esta foto?' : '¿Dónde van estas fotos?'),
  asCover: (count) => (count === 1 ? 'Usarla de portada' : 'Usar la primera de portada'),
  atTheEnd: 'Añadir al final del texto',
  nowhere: 'En ningún sitio',
  notAPhoto: 'A una entrada solo se le pueden añadir fotos y clips.',
}

export const markdownActionLabels: Translation<typeof english.markdownActionLabels> = {
  heading1: 'Título 1',
  heading2: 'Título 2',
  bold: 'Negrita',
  italic: 'Cursiva',
  bulletList: 'Lista con puntos',
  numberedList: 'Lista numerada',
  blockquote: 'Cita',
  codeBlock: 'Bloque de código',
  link: 'Enlace',
  image: 'Foto o clip',
}

export const coverTexts: Translation<typeof english.coverTexts> = {
  choose: 'Elegir una imagen de portada',
  change: 'Cambiar',
  remove: 'Quitar la imagen de portada',
  pickerTitle: 'Imagen de portada',
  tabs: { gallery: 'Galería', upload: 'Subir', photos: 'Tus fotos' },
  sampleLabel: (title) => `Usar la muestra «${title}»`,
  photoLabel: (title) => `Usar «${title}»`,
  storyLabel: (alt, place) =>
    alt ? `Usar «${alt}», de la historia` : `Usar la foto ${place} de la historia`,
  firstPhotoIs: 'La primera foto de tu historia. Elige otra cuando quieras.',
  firstPhotoWill: 'O déjalo así: la primera foto de tu historia será la portada.',
  url: 'URL de la imagen',
  urlHint: 'Una dirección que empiece por https:// o /media/',
  add: 'Añadir imagen',
  didNotLoad: 'Esta imagen no se ha cargado. Revisa la dirección, o déjala si sabes que funciona.',
}

export const editorToasts: Translation<typeof english.editorToasts> = {
  saved: { title: 'Guardada', description: 'Tu entrada está guardada.' },
  created: { title: 'Entrada creada', description: 'Tu nueva entrada está creada.' },
  updated: { title: 'Entrada actualizada', description: 'Tu entrada está al día.' },
  saveFailed: {
    title: 'Error',
    description: 'No se pudo guardar tu entrada. Inténtalo de nuevo.',
  },
  createFailed: {
    title: 'Error',
    description: 'No se pudo crear la entrada. Inténtalo de nuevo.',
  },
  updateFailed: {
    title: 'Error',
    description: 'No se pudo actualizar la entrada. Inténtalo de nuevo.',
  },
  restored: {
    title: 'Palabras recuperadas',
    description: 'Están otra vez en el editor. Guarda la entrada para conservarlas.',
  },
}

export const addressTexts: Translation<typeof english.addressTexts> = {
  willLeadHere: 'La dirección antigua llevará aquí.',
  keepOld: 'Conservar la antigua',
  taken: (title) =>
    `Esta es una dirección antigua de «${title}». Cuando guardes, será de esta entrada.`,
  leadHere: (count) =>
    count === 1 ? '1 dirección antigua lleva aquí' : `${count} direcciones antiguas llevan aquí`,
  remove: (slug) => `Quitar /blog/${slug}`,
  confirmTitle: '¿Quitar esta dirección antigua?',
  confirm: 'A quien siga un enlace viejo se le dirá que la entrada no existe.',
  cancel: 'Dejarla',
  confirmRemove: 'Quitar',
}

export const addressToasts: Translation<typeof english.addressToasts> = {
  removeFailed: {
    title: 'Error',
    description: 'No se pudo quitar la dirección antigua. Inténtalo de nuevo.',
  },
}

export const previewTexts: Translation<typeof english.previewTexts> = {
  heading: 'Enlace de vista previa',
  saves: 'De paso se guarda el borrador.',
  hint: `Deja que alguien lo lea antes de que sea público, sin iniciar sesión. Funciona ${PREVIEW_LINK_DAYS} días y muestra lo último que guardaste.`,
  make: 'Crear un enlace',
  address: 'Enlace de vista previa',
  copy: 'Copiar el enlace de vista previa',
  until: (day) => `Funciona hasta el ${day}`,
  isOut: 'Hay un enlace activo. Su dirección solo se muestra una vez.',
  makeNew: 'Crear otro',
  revoke: 'Revocar',
}

export const previewToasts: Translation<typeof english.previewToasts> = {
  copied: {
    title: 'Enlace copiado',
    description: 'Quien tenga el enlace puede leer este borrador.',
  },
  copyFailed: {
    title: 'No se ha copiado',
    description: 'Selecciona la dirección y cópiala a mano.',
  },
  revoked: { title: 'Enlace revocado', description: 'Ya no funciona.' },
  failed: { title: 'Error', description: 'Algo salió mal. Inténtalo de nuevo.' },
}
