import type * as english from '#texts/errors/micropub.ts'
import type { Translation } from '../../translation.ts'

export const micropubErrors: Translation<typeof english.micropubErrors> = {
  noToken: 'Schick das Token dieser App mit, als „Authorization: Bearer …“.',
  unknownToken:
    'Dieses Token funktioniert nicht. Erstell ein neues unter Einstellungen, Konto & Sicherheit.',
  twoTokens: 'Schick das Token nur einmal, im Header oder im Formular.',
  mayNot: {
    publish:
      'Diese App darf nur Entwürfe schreiben. Im Tagebuch lässt sich ein Token erstellen, das veröffentlichen darf.',
    upload:
      'Diese App darf nichts hochladen. Im Tagebuch lässt sich ein Token erstellen, das es darf.',
  },
  notUnderstood: 'Diese Anfrage kennt Micropub nicht.',
  entriesOnly: 'Hier lassen sich nur Beiträge anlegen (h-entry).',
  unknownAction: (action) => `„${action}“ geht mit einem Beitrag nicht.`,
  unknownQuery: (query) => `Auf „${query}“ gibt es keine Antwort.`,
  noUrl: 'Nenn den Beitrag bei seiner Adresse, als „url“.',
  noPost: 'Unter dieser Adresse hat dieses Tagebuch keinen Beitrag.',
  notAList: (name) => `Die Werte in „${name}“ müssen Listen sein.`,
  badMultipart: 'Die Teile der Anfrage ließen sich nicht lesen.',
  tooManyParts: 'Das ist zu viel für eine Anfrage. Schick weniger Dateien.',
  fieldTooLong: 'Eines der Felder ist zu lang.',
  noFile: 'Schick eine einzige Datei, in einem Teil namens „file“.',
  photosOnly: 'Hier lassen sich nur Fotos und Clips hochladen.',
  badPhoto: 'Ein Foto braucht eine Adresse, die mit https:// beginnt.',
  badDate: 'Dieses Datum lässt sich nicht lesen.',
  types: { story: 'Geschichte', photo: 'Foto', video: 'Clip' },
  badStatus: 'Ein Beitrag ist „published“ oder „draft“.',
}
