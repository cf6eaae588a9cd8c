import type * as english from '#texts/admin/backups.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

export const backupTexts: Translation<typeof english.backupTexts> = {
  title: 'Copias de seguridad',
  hint: 'Un solo archivo con todas las entradas, fotos, mensajes y ajustes. Guarda una copia también en otro sitio.',
  daily: 'Cada día se hace una nueva. Conservamos las de los últimos 7 días y 4 semanas.',
  notDaily: 'Las copias diarias están desactivadas (BACKUPS=none).',
  none: 'Aún no hay ninguna copia.',
  days: 'Copias de los últimos 7 días',
  dayMade: 'con copia',
  dayMissing: 'sin copia',
  now: 'Hacer una copia',
  running: 'Haciendo la copia…',
  download: 'Descargar',
  notDownloaded: 'La copia no se descargó',
  failed: 'No se pudieron cargar las copias de seguridad',
  done: { title: 'Copia hecha', description: 'La hemos releído para comprobar que está completa.' },
  trouble: 'La copia ha fallado',
  kinds: {
    daily: 'diaria',
    'by-hand': 'a mano',
    'before-upgrade': 'antes de actualizar',
    'before-restore': 'antes de restaurar',
    uploaded: 'subida',
  },
  restore: 'Restaurar',
  fromFile: 'Restaurar un archivo',
  checking: 'Comprobando el archivo que has enviado…',
}

export const restoreTexts: Translation<typeof english.restoreTexts> = {
  ask: (day) => `¿Restaurar la copia del ${day}?`,
  text: 'Las entradas, las fotos, los comentarios, los lectores y los ajustes vuelven a ser lo que eran. Lo escrito desde entonces desaparece del diario.',
  facts: [
    'Antes se hace una copia de lo que hay ahora, así que puedes volver a ella.',
    'Mientras tanto los visitantes pueden leer; nadie puede guardar nada hasta que termine.',
    'Tus cuentas, contraseñas y claves de acceso se quedan como están, y tu sesión sigue abierta.',
    'No sale ninguna carta ni ningún otro correo hasta que lo permitas en Lectores › Cartas.',
  ],
  typeName: (name) => `Escribe ${name} para confirmar`,
  cancel: 'Cancelar',
  start: 'Restaurar',
  starting: 'Empezando…',
  title: (day) => `Restaurando la copia del ${day}`,
  steps: {
    checking: 'Comprobando la copia',
    'backing-up': 'Haciendo una copia de lo de ahora',
    rows: 'Devolviendo las páginas a su sitio',
    photos: 'Devolviendo las fotos a su sitio',
  },
  stepDone: 'hecho',
  leave: 'Puedes cerrar esta página: la restauración sigue sola.',
  lost: 'Se ha perdido la conexión con el diario. La restauración sigue sin ella; seguimos preguntando por dónde va.',
  done: 'Todo está de vuelta',
  failed: 'No se ha restaurado nada',
  cutShort: 'El diario se reinició mientras tanto',
  cutShortText:
    'O todo está de vuelta o no ha cambiado nada, nunca la mitad: échales un vistazo a tus entradas. Si no son las que esperabas, restaura la copia otra vez.',
  came: ({ posts, photos }) =>
    `Ahora hay aquí ${plurals.counted(posts, 'entrada', 'entradas')} y ${plurals.counted(photos, 'foto', 'fotos')}.`,
  held: (mails) =>
    mails === 0
      ? 'El correo queda retenido hasta que lo permitas en Lectores › Cartas.'
      : `${plurals.counted(mails, 'carta u otro correo queda retenido', 'cartas y otros correos quedan retenidos')} hasta que permitas el correo en Lectores › Cartas.`,
  before: 'Lo que había antes está en la lista, como copia «antes de restaurar».',
  toLetters: 'Ir a Cartas',
  close: 'Cerrar',
}

export const backupUploadTexts: Translation<typeof english.backupUploadTexts> = {
  title: (name) => `Enviando ${name}`,
  progress: 'Enviado hasta ahora',
  sent: (sent, all) => `${sent} de ${all}`,
  staysOpen: 'Deja abierta esta pestaña hasta que haya llegado todo.',
  checking:
    'Ya ha llegado todo. Lo estamos leyendo hasta el final para comprobar que está completo.',
  cancel: 'Cancelar',
  failed: 'Este archivo no se puede restaurar',
  lost: 'La conexión se perdió por el camino. Revísala y vuelve a elegir el archivo.',
  refusedByProxy: (status) =>
    `Algo delante del diario no ha dejado pasar el archivo (${status}); puede que limite el tamaño de los archivos. Sube ese límite o usa la consola: npm run restore.`,
  close: 'Cerrar',
}
