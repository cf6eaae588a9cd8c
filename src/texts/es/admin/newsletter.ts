import type * as english from '#texts/admin/newsletter.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

export const subscriberTexts: Translation<typeof english.subscriberTexts> = {
  heading: 'La lista de las cartas',
  putAway:
    'Unos minutos después de entrar guardamos los nombres y las direcciones de tus lectores. Confirma que eres tú para verlos.',
  showList: 'Mostrar la lista',
  growth: (first, from, now) => `Lectores confirmados: ${from} en ${first}, ${now} hoy`,
  growthTip: (count) => plurals.counted(count, 'lector confirmado', 'lectores confirmados'),
  growthHeading: 'Cómo ha crecido',
  growthCursor: 'Mes',
  growthColumns: ['Mes', 'Lectores confirmados'],
  monthCount: (month, count) => `${month}: ${count}`,
  today: 'Hoy',
  show: 'Mostrar',
  states: {
    all: 'Todos',
    confirmed: 'Confirmados',
    waiting: 'Por confirmar',
    left: 'De baja',
    bounced: 'Devueltos',
  },
  leftOn: (day) => `De baja desde el ${day}`,
  search: 'Buscar nombres y direcciones',
  searchPlaceholder: 'Buscar nombres y direcciones...',
  columns: {
    name: 'Nombre',
    email: 'Correo',
    since: 'Desde',
    state: 'Estado',
    actions: 'Acciones',
  },
  askedOn: (day) => `Preguntado el ${day}`,
  neverAsked: 'Sin preguntar aún',
  consent: (note) => `Lo añadiste tú: ${note}`,
  ask: 'Preguntar',
  askAgain: 'Volver a preguntar',
  tryAgain: 'Reintentar',
  about: (name) => ` (${name})`,
  remove: (name) => `Eliminar a ${name}`,
  none: 'Aún no hay nadie en la lista. La gente se suscribe en la página de inicio, en «¡Únete a la manada!»',
  openHome: 'Ver la página de inicio',
  noneFound: 'Nadie de la lista coincide.',
  showAll: 'Ver todos',
  total: (count) => `${plurals.counted(count, 'lector', 'lectores')}, primero lo más reciente`,
  failed: 'No se pudo cargar la lista de las cartas. Revisa tu conexión e inténtalo de nuevo.',
  growthFailed: 'No se pudo cargar cómo ha crecido la lista.',
  pages: 'Páginas de la lista de las cartas',
  export: 'Exportar CSV',
  exporting: 'Exportando...',
}

export const askAllTexts: Translation<typeof english.askAllTexts> = {
  note: (count) =>
    count === 1
      ? '1 persona se suscribió, pero nunca se le pidió confirmar. Solo los lectores confirmados reciben cartas.'
      : `${count} personas se suscribieron, pero nunca se les pidió confirmar. Solo los lectores confirmados reciben cartas.`,
  ask: 'Preguntar a todos',
  asking: 'Preguntando...',
  title: (count) => `¿Pedir confirmación a ${plurals.counted(count, 'persona', 'personas')}?`,
  text: 'A cada una le llega un correo con un botón para decir que sí. Salen despacio, para que los servidores de correo no los tomen por spam.',
  cancel: 'Ahora no',
}

export const addSubscriberTexts: Translation<typeof english.addSubscriberTexts> = {
  open: 'Añadir lector',
  title: 'Añadir lector',
  hint: 'Para alguien que te ha dicho, en persona o por escrito, que quiere tus cartas. Cuenta como confirmado desde el primer momento.',
  name: 'Nombre',
  email: 'Correo electrónico',
  note: 'Cómo aceptó',
  noteHint: 'Para tus propias notas, por ejemplo: «Me lo pidió en el parque el 3 de mayo».',
  cancel: 'Cancelar',
  save: 'Añadir lector',
  saving: 'Añadiendo...',
}

export const removeSubscriberTexts: Translation<typeof english.removeSubscriberTexts> = {
  confirmTitle: '¿Eliminar a este lector?',
  confirm: (email) =>
    `${email} no recibirá más cartas, ni siquiera una que ya esté de camino, y aquí se olvida. Puede volver a suscribirse cuando quiera.`,
  cancel: 'Cancelar',
  remove: 'Eliminar',
  removing: 'Eliminando...',
}

const MOST_NAMED = 8

function shortList(lines: readonly number[]): string {
  const named = lines.slice(0, MOST_NAMED).join(', ')
  return lines.length > MOST_NAMED ? `${named}, ...` : named
}

export const importTexts: Translation<typeof english.importTexts> = {
  open: 'Importar CSV',
  title: 'Importar direcciones',
  hint: 'Un archivo CSV con una columna de direcciones de correo, y otra de nombres si los tienes. No se añade nada hasta que hayas visto cuántas son.',
  choose: 'Elegir un archivo',
  chooseAnother: 'Elegir otro archivo',
  reading: 'Leyendo el archivo...',
  found: (count) => `¿Importar ${plurals.counted(count, 'dirección', 'direcciones')}?`,
  nothing: 'En este archivo no hay nada nuevo',
  added: (count) => plurals.counted(count, 'nueva', 'nuevas'),
  known: (count) => `${count} ya ${plurals.of(count, 'está', 'están')} en la lista`,
  left: (count) =>
    count === 1
      ? '1 se dio de baja y se queda fuera'
      : `${count} se dieron de baja y se quedan fuera`,
  invalid: (lines) =>
    lines.length === 1
      ? `1 no es una dirección (línea ${lines[0]})`
      : `${lines.length} no son direcciones (líneas ${shortList(lines)})`,
  consequence: {
    canSend:
      'A cada dirección nueva se le pide una vez, por correo, que confirme. Solo después recibe cartas.',
    cannotSend:
      'Esperan en la lista hasta que el correo esté configurado y les pidas que confirmen.',
  },
  cancel: 'Cancelar',
  import: (count) => `Importar ${count}`,
  importing: 'Importando...',
  tooLarge: 'Este archivo es demasiado grande. El límite es 1 MB.',
  unreadable: 'No pudimos leer este archivo.',
}

export const subscriberToasts: Translation<typeof english.subscriberToasts> = {
  removed: { title: 'Lector eliminado', description: 'La dirección queda olvidada.' },
  added: (name) => ({ title: 'Lector añadido', description: `${name} recibe tus cartas.` }),
  asked: (email) => ({
    title: 'Confirmación pedida',
    description: `Va de camino un correo a ${email}.`,
  }),
  askedAll: (count) => ({
    title: 'De camino',
    description: `${plurals.counted(count, 'correo sale', 'correos salen')} en las próximas horas.`,
  }),
  imported: (count) => ({
    title: 'Importado',
    description: `${plurals.counted(count, 'dirección está', 'direcciones están')} ahora en la lista.`,
  }),
  exportFailed: {
    title: 'Error',
    description: 'No pudimos exportar la lista. Inténtalo de nuevo.',
  },
}
