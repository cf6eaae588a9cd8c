import type * as english from '#texts/errors/backups.ts'
import type { Translation } from '../../translation.ts'

export const backupErrors: Translation<typeof english.backupErrors> = {
  damaged: (name) => `Die Sicherung ${name} ist beschädigt oder unvollständig. Nimm eine andere.`,
  unknown: (name) => `${name} ist keine Sicherung dieses Programms.`,
  odd: (name) =>
    `In der Sicherung ${name} stehen Dinge, die dieses Programm nie schreibt. Etwas anderes hat sie also gemacht oder verändert. Nimm eine andere. Es wurde nichts geändert.`,
  swollen: (name) =>
    `Die Sicherung ${name} wird beim Entpacken viel größer, als dieses Programm sie je machen würde. Nimm eine andere. Es wurde nichts geändert.`,
  unusableSettings: (name, columns) =>
    `In den Einstellungen der Sicherung ${name} stehen Werte, mit denen dieses Programm nichts anfangen kann (${columns}). Etwas anderes hat sie also gemacht oder verändert. Nimm eine andere. Es wurde nichts geändert.`,
  newer: (name) =>
    `Die Sicherung ${name} stammt von einer neueren Version dieses Programms. Stell sie mit dieser oder einer späteren Version wieder her.`,
  notFound: 'Diese Sicherung gibt es nicht.',
  running: 'Es läuft schon eine Sicherung.',
  restoreRunning: 'Es wird schon eine Sicherung wiederhergestellt.',
  wrongName: 'So heißt dein Tagebuch nicht.',
  notBytes: 'Schick die Sicherungsdatei selbst, als application/octet-stream.',
  emptyFile: 'Diese Datei ist leer. Bitte wähle eine andere.',
  tooLarge: (most) =>
    `Von hier lässt sich eine Sicherung mit höchstens ${most} schicken. Größere stellst du mit npm run restore wieder her.`,
  cutOff: 'Von der Datei ist nur ein Teil angekommen. Bitte wähle sie noch einmal aus.',
  noRoomToUpload: (needed, free) =>
    `Für diese Datei ist nicht genug Platz: Sie braucht ${needed}, auf dem Datenträger sind noch ${free} frei. Schaff etwas Platz und versuch es noch einmal.`,
  restoreFailed:
    'Das Wiederherstellen ist gescheitert, und es wurde nichts geändert. Warum, steht im Protokoll des Servers.',
  uploadFailed: 'Die Datei ließ sich nicht prüfen. Warum, steht im Protokoll des Servers.',
  noRoom: (needed, free) =>
    `Für eine Sicherung ist nicht genug Platz: Sie braucht womöglich ${needed}, auf dem Datenträger sind noch ${free} frei. Schaff etwas Platz und versuch es noch einmal.`,
  noRoomToRestore: (folder, needed, free) =>
    `Zum Wiederherstellen ist nicht genug Platz: ${folder} braucht ${needed}, auf seinem Datenträger sind noch ${free} frei. Schaff etwas Platz und versuch es noch einmal. Es wurde nichts geändert.`,
  notEmpty: (what) =>
    `In der Datenbank ist schon etwas: ${what}. Um alles zu ersetzen, ergänze --replace; vorher wird es gesichert.`,
  newerData: 'Die Datenbank stammt von einer neueren Version dieses Programms. Nimm diese Version.',
  rowsDiffer: (table) =>
    `Nach dem Laden stimmte die Tabelle ${table} nicht mit der Sicherung überein. Es wurde nichts geändert.`,
  filesDiffer: (path) => `Nach dem Laden stimmte ${path} nicht mit der Sicherung überein.`,
  failed: 'Die letzte Sicherung ist gescheitert. Warum, steht im Protokoll des Servers.',
}
