import type * as english from '#texts/errors/backups.ts'
import type { Translation } from '../../translation.ts'

export const backupErrors: Translation<typeof english.backupErrors> = {
  damaged: (name) => `La sauvegarde ${name} est abîmée ou incomplète. Prends-en une autre.`,
  unknown: (name) => `${name} n’est pas une sauvegarde de ce programme.`,
  odd: (name) =>
    `La sauvegarde ${name} contient des choses que ce programme n’écrit jamais : elle a été faite ou modifiée par un autre. Prends-en une autre. Rien n’a été changé.`,
  swollen: (name) =>
    `Une fois décompressée, la sauvegarde ${name} serait bien plus grosse que tout ce que ce programme y mettrait. Prends-en une autre. Rien n’a été changé.`,
  unusableSettings: (name, columns) =>
    `Les réglages de la sauvegarde ${name} contiennent des valeurs dont ce programme ne peut rien faire (${columns}) : elle a été faite ou modifiée par un autre. Prends-en une autre. Rien n’a été changé.`,
  newer: (name) =>
    `La sauvegarde ${name} vient d’une version plus récente de ce programme. Restaure-la avec cette version-là ou une version plus récente encore.`,
  notFound: 'Cette sauvegarde n’existe pas.',
  running: 'Une sauvegarde est déjà en cours.',
  restoreRunning: 'Une restauration est déjà en cours.',
  wrongName: 'Ce n’est pas le nom de ton journal.',
  notBytes: 'Envoie le fichier de sauvegarde lui-même, en application/octet-stream.',
  emptyFile: 'Ce fichier est vide. Choisis-en un autre.',
  tooLarge: (most) =>
    `Un fichier de sauvegarde envoyé d’ici peut peser ${most} au plus. Restaure les plus gros avec npm run restore.`,
  cutOff: 'Seule une partie du fichier est arrivée. Choisis-le à nouveau.',
  noRoomToUpload: (needed, free) =>
    `Il n’y a pas assez de place pour ce fichier : il lui faut ${needed}, et il reste ${free} sur le disque. Libère un peu d’espace et réessaie.`,
  restoreFailed:
    'La restauration a échoué, et rien n’a été changé. Les logs du serveur disent pourquoi.',
  uploadFailed: 'Le fichier n’a pas pu être vérifié. Les logs du serveur disent pourquoi.',
  noRoom: (needed, free) =>
    `Il n’y a pas assez de place pour une sauvegarde : il lui faut peut-être ${needed}, et il reste ${free} sur le disque. Libère un peu d’espace et réessaie.`,
  noRoomToRestore: (folder, needed, free) =>
    `Il n’y a pas assez de place pour restaurer cette sauvegarde : il faut ${needed} à ${folder}, et il reste ${free} sur son disque. Libère un peu d’espace et réessaie. Rien n’a été changé.`,
  notEmpty: (what) =>
    `La base de données contient déjà ${what}. Pour tout remplacer, ajoute --replace ; elle est d’abord sauvegardée.`,
  newerData:
    'La base de données a été écrite par une version plus récente de ce programme. Utilise cette version.',
  rowsDiffer: (table) =>
    `Après le chargement, la table ${table} ne correspondait pas à la sauvegarde. Rien n’a été changé.`,
  filesDiffer: (path) => `Après le chargement, ${path} ne correspondait pas à la sauvegarde.`,
  failed: 'La dernière sauvegarde a échoué. Les logs du serveur disent pourquoi.',
}
