import type * as english from '#texts/errors/backups.ts'
import type { Translation } from '../../translation.ts'

export const backupErrors: Translation<typeof english.backupErrors> = {
  damaged: (name) => `La copia de seguridad ${name} está dañada o incompleta. Usa otra.`,
  unknown: (name) => `${name} no es una copia de seguridad de este programa.`,
  odd: (name) =>
    `La copia de seguridad ${name} contiene cosas que este programa no escribe nunca, así que la hizo o la cambió otra cosa. Usa otra. No se ha cambiado nada.`,
  swollen: (name) =>
    `La copia de seguridad ${name} ocupa, al descomprimirla, mucho más de lo que este programa metería en ella. Usa otra. No se ha cambiado nada.`,
  unusableSettings: (name, columns) =>
    `Los ajustes de la copia de seguridad ${name} contienen valores que este programa no puede usar (${columns}), así que la hizo o la cambió otra cosa. Usa otra. No se ha cambiado nada.`,
  newer: (name) =>
    `La copia de seguridad ${name} la hizo una versión más nueva de este programa. Restáurala con esa versión o una posterior.`,
  notFound: 'Esa copia de seguridad ya no está. Elige otra.',
  running: 'Ya se está haciendo una copia de seguridad. Espera a que termine.',
  restoreRunning: 'Ya hay una restauración en marcha. Espera a que termine.',
  wrongName: 'Ese no es el nombre de tu diario. Revísalo.',
  notBytes: 'Envía el archivo de la copia tal cual, como application/octet-stream.',
  emptyFile: 'Este archivo está vacío. Elige otro.',
  tooLarge: (most) =>
    `Una copia enviada desde aquí puede ocupar hasta ${most}. Las más grandes se restauran con npm run restore.`,
  cutOff: 'Solo ha llegado una parte del archivo. Vuelve a elegirlo.',
  noRoomToUpload: (needed, free) =>
    `No hay espacio suficiente para este archivo: necesita ${needed}, pero en el disco quedan ${free}. Libera espacio e inténtalo de nuevo.`,
  restoreFailed:
    'La restauración ha fallado y no se ha cambiado nada. El registro del servidor dice por qué.',
  uploadFailed: 'No se pudo comprobar el archivo. El registro del servidor dice por qué.',
  noRoom: (needed, free) =>
    `No hay espacio suficiente para una copia de seguridad: puede necesitar ${needed}, pero en el disco quedan ${free}. Libera espacio e inténtalo de nuevo.`,
  noRoomToRestore: (folder, needed, free) =>
    `No hay espacio suficiente para restaurar esta copia: ${folder} necesita ${needed}, pero en su disco quedan ${free}. Libera espacio e inténtalo de nuevo. No se ha cambiado nada.`,
  notEmpty: (what) =>
    `La base de datos ya tiene ${what}. Para sustituirlo todo, añade --replace; antes se hace una copia.`,
  newerData:
    'La base de datos la escribió una versión más nueva de este programa. Usa esa versión.',
  rowsDiffer: (table) =>
    `Tras la carga, la tabla ${table} no coincidía con la copia. No se ha cambiado nada.`,
  filesDiffer: (path) => `Tras la carga, ${path} no coincidía con la copia.`,
  failed: 'La última copia de seguridad ha fallado. El registro del servidor dice por qué.',
}
