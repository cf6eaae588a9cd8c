import type { SampleCounts } from '#shared/contract/settings.admin.ts'
import type * as english from '#texts/admin/settings.ts'
import type { Translation } from '../../translation.ts'
import { settingsErrors } from '../errors/settings.ts'
import { plurals } from '../grammar.ts'

export const settingsTexts: Translation<typeof english.settingsTexts> = {
  tabs: {
    general: { label: 'General', short: 'General' },
    appearance: { label: 'Apariencia', short: 'Apariencia' },
    account: { label: 'Cuenta y seguridad', short: 'Cuenta' },
    database: { label: 'Base de datos', short: 'Datos' },
  },
  blogProfile: 'Perfil del blog',
  blogTitle: 'Título del blog',
  blogTitleHint: 'Aparece en la cabecera y en el título del navegador',
  language: 'Idioma',
  languageHint:
    'Páginas, fechas, cartas y este panel. Tus propias palabras se quedan como las escribiste.',
  contactEmail: 'Correo de contacto',
  contactEmailHint: 'Aquí llega lo que se envía con el formulario de contacto',
  saveProfile: 'Guardar el perfil',
  saving: 'Guardando...',
  contentDisplay: 'Qué se muestra',
  primaryColor: 'Color principal',
  primaryColorHint: 'El de las cabeceras y los botones',
  accentColor: 'Color de acento',
  accentColorHint: 'El segundo color, para resaltar',
  fontFamily: 'Tipo de letra',
  fonts: {
    byDefault: (name) => `${name} (predeterminada)`,
    categories: {
      'Sans-serif': 'Sin serifa',
      Serif: 'Con serifa',
      Display: 'De fantasía',
      Monospace: 'Monoespaciada',
    },
  },
  colourPlaceholder: '#000000',
  apply: 'Aplicar',
  saveAppearance: 'Guardar la apariencia',
  notSignedIn: 'Sin sesión',
  twoFactor: 'Verificación en dos pasos',
  notAvailable: 'No disponible',
  databaseType: 'Base de datos PostgreSQL',
  databaseStatus: 'Conectada',
  persistence: ['Persistencia:', 'Persistente'],
  persistenceHint: 'Los datos sobreviven a los reinicios',
  databaseActive: 'Activa',
  title: 'Ajustes',
  pickPrimary: 'Selector de color: principal',
  pickAccent: 'Selector de color: acento',
  presets: 'Colores que le sientan bien',
  previewNote: 'Aquí se ve al momento. Los visitantes lo verán cuando guardes.',
  previewTitle: 'Como lo ven los visitantes',
  currentLogin: 'Sesión actual',
  provider: 'Acceso',
  providers: { password: 'Correo y contraseña', google: 'Cuenta de Google' },
  twoFactorHint: 'Un segundo paso al iniciar sesión',
}

export const specimenTexts: Translation<typeof english.specimenTexts> = {
  heading: 'Hocico húmedo, historias largas.',
  category: 'Juegos',
  title: 'Montones de hojas, de peor a mejor',
  words: 'Profundidad, crujido, olor y cuánto tarda en desaparecer un perro entero.',
  link: 'Un enlace en una historia',
  button: 'Botón',
  night: '¡Únete a la manada! Historias nuevas por correo.',
  font: 'Cuatro patas duermen la siesta donde más calienta el sol.',
}

export const leaveSettingsTexts: Translation<typeof english.leaveSettingsTexts> = {
  title: '¿Salir sin guardar?',
  text: 'Los cambios de esta página aún no están guardados.',
  stay: 'Quedarme',
  leave: 'Salir',
}

export const databaseTexts: Translation<typeof english.databaseTexts> = {
  type: 'Tipo de almacenamiento',
  status: 'Estado',
  persistence: 'Persistencia',
  about: {
    embedded: 'Integrada en el diario, en su carpeta de datos.',
    server: 'En un servidor propio.',
  },
  version: 'Versión',
  size: 'Tamaño',
  rows: 'Elementos',
  lastBackup: 'Última copia de seguridad',
  noBackup: 'Todavía ninguna',
  loading: 'Preguntando a la base de datos…',
  untrustedProxy:
    'Delante del diario hay un proxy que no conoce, así que todos los visitantes parecen la misma persona, y las contraseñas equivocadas de cualquiera pueden dejar fuera a los demás. Define TRUST_PROXY con ese proxy donde arrancas el diario.',
  counted: {
    posts: (count) => plurals.counted(count, 'entrada', 'entradas'),
    photos: (count) => plurals.counted(count, 'foto', 'fotos'),
    messages: (count) => plurals.counted(count, 'mensaje', 'mensajes'),
    subscribers: (count) => plurals.counted(count, 'suscriptor', 'suscriptores'),
  },
}

export const featureTexts: Translation<typeof english.featureTexts> = {
  comments: {
    label: 'Activar comentarios',
    hint: 'Los lectores pueden comentar',
    name: 'los comentarios',
  },
  featuredPosts: {
    label: 'Mostrar entradas destacadas',
    hint: 'Las que elijas salen en la página de inicio',
    name: 'las entradas destacadas',
  },
  analytics: {
    label: 'Activar estadísticas',
    hint: 'Cuenta las visitas',
    name: 'las estadísticas',
  },
}

const failedTitles = {
  profile: 'No se guardó el perfil',
  appearance: 'No se guardó la apariencia',
  feature: 'No se guardó el ajuste',
}

export const settingsToasts: Translation<typeof english.settingsToasts> = {
  languageSaved: { title: 'Guardado', description: 'A partir de ahora, el diario habla español.' },
  profileSaved: {
    title: '¡Perfil guardado!',
    description: 'El perfil de tu blog está al día.',
  },
  appearanceSaved: {
    title: '¡Apariencia guardada!',
    description: 'La apariencia de tu blog está al día.',
  },
  featureSaved: (feature, enabled) => ({
    title: 'Ajuste guardado',
    description: `Has ${enabled ? 'activado' : 'desactivado'} ${featureTexts[feature].name}.`,
  }),
  failed: (what, errorMessage = settingsErrors.update) => ({
    title: failedTitles[what],
    description: errorMessage,
  }),
}

export const storageTexts: Translation<typeof english.storageTexts> = {
  inAll: 'en total',
  kinds: { database: 'Base de datos', photos: 'Fotos', backups: 'Copias de seguridad' },
}

const isOne = ({ posts, photos }: SampleCounts) => posts + photos === 1

export const samplesTexts: Translation<typeof english.samplesTexts> = {
  title: 'Muestras',
  counted: ({ posts, photos }) =>
    [
      posts > 0 && plurals.counted(posts, 'historia de muestra', 'historias de muestra'),
      photos > 0 && plurals.counted(photos, 'foto de muestra', 'fotos de muestra'),
    ]
      .filter(Boolean)
      .join(' y '),
  about: (samples) =>
    `${samplesTexts.counted(samples)} ${isOne(samples) ? 'venía con el diario y sigue' : 'venían con el diario y siguen'} sin cambios. Lo que hayas editado no se cuenta aquí y se queda.`,
  remove: 'Quitar las muestras',
  removing: 'Quitando…',
  ask: '¿Quitar las muestras?',
  askText: (samples) =>
    `${samplesTexts.counted(samples)} ${isOne(samples) ? 'desaparecerá' : 'desaparecerán'}. Antes se hace una copia de seguridad de todo, así que todo se puede recuperar.`,
  keep: 'Dejarlas',
  done: (samples) => `Adiós a ${samplesTexts.counted(samples)}`,
  failed: 'No se quitaron las muestras',
}
