import {
  clipLimits,
  MAX_AVIF_MEGAPIXELS,
  MAX_PHOTOS_AT_ONCE,
  MAX_UPLOAD_MEGABYTES,
  MAX_UPLOAD_MEGAPIXELS,
} from '#shared/limits.ts'
import type * as english from '#texts/errors/photos.ts'
import type { Translation } from '../../translation.ts'

export const uploadTexts: Translation<typeof english.uploadTexts> = {
  tooLarge: `Diese Datei ist größer als ${MAX_UPLOAD_MEGABYTES}\u00a0MB. Bitte nimm eine kleinere oder exportiere sie in geringerer Qualität.`,
  empty: 'Diese Datei ist leer. Bitte wähle eine andere.',
  notAnImage:
    'Diese Datei lässt sich nicht als Bild lesen. Bitte nimm JPEG, PNG, WebP, AVIF oder GIF.',
  heic: 'HEIC-Bilder können die meisten Browser nicht zeigen. Wähle auf dem iPhone Einstellungen › Kamera › Formate › Maximale Kompatibilität oder teile das Foto als JPEG, und füge es dann noch einmal hinzu.',
  tooManyPixels: `Dieses Bild hat mehr als ${MAX_UPLOAD_MEGAPIXELS} Megapixel. Bitte verkleinere es und füge es noch einmal hinzu.`,
  tooManyAvifPixels: `Dieses AVIF-Bild hat mehr als ${MAX_AVIF_MEGAPIXELS} Megapixel. Bitte speichere es als JPEG und füge es noch einmal hinzu.`,
  tooLongAnimation:
    'Diese Animation hat für ihre Größe zu viele Bilder. Bitte mach sie kürzer oder kleiner und füge sie noch einmal hinzu.',
  tooSlow:
    'Dieses Bild zu lesen hat zu lange gedauert. Bitte exportiere es als einfaches JPEG und füge es noch einmal hinzu.',
  damaged:
    'Dieses Bild ist beschädigt oder unvollständig. Bitte exportiere es noch einmal und füge die neue Datei hinzu.',
  tooHeavy:
    'Dieses Bild war zu viel für diesen Rechner. Bitte speichere eine kleinere Fassung als einfaches JPEG und füge sie noch einmal hinzu.',
  busy: 'Gerade werden viele Fotos vorbereitet. Bitte versuch es gleich noch einmal.',
  diskFull:
    'Der Datenträger des Tagebuchs ist voll, deshalb wurde das Foto nicht gespeichert. Bitte schaff etwas Platz und versuch es noch einmal.',
  notWritable:
    'In den Fotoordner darf nicht geschrieben werden, deshalb wurde das Foto nicht gespeichert. Bitte prüf seine Rechte und versuch es noch einmal.',
  connectionLost: 'Die Verbindung ist abgerissen. Bitte versuch es noch einmal.',
}

const megabytes = (bytes: number) => bytes / 1024 ** 2

export const clipTexts: Translation<typeof english.clipTexts> = {
  sentTooLarge: `Dieser Clip ist größer als ${megabytes(clipLimits.sentBytes)}\u00a0MB. Bitte nimm einen kürzeren.`,
  tooLarge: `Dieser Clip ist größer als ${megabytes(clipLimits.storedBytes)}\u00a0MB. Bitte schneide ihn zu oder speichere ihn kleiner und füge ihn noch einmal hinzu.`,
  tooLong: `Ein Clip kann ${clipLimits.seconds} Sekunden lang sein. Bitte schneide ihn zu und füge ihn noch einmal hinzu.`,
  hevc: 'HEVC-Videos können die meisten Browser nicht abspielen. Wähle auf dem iPhone Einstellungen › Kamera › Formate › Maximale Kompatibilität oder speichere den Clip als MP4 mit H.264, und füge ihn dann noch einmal hinzu.',
  withoutPicture: 'In dieser Datei ist nur Ton. Bitte nimm einen Clip mit Bild.',
  unknown:
    'Diese Art von Video können Browser nicht abspielen. Bitte speichere es als MP4 mit H.264 und füge es noch einmal hinzu.',
  damaged:
    'Das Tagebuch konnte diesen Clip nicht lesen. Bitte speichere ihn noch einmal als MP4 mit H.264 und füge die neue Datei hinzu.',
  tooSlow:
    'Diesen Clip zu lesen hat zu lange gedauert. Bitte speichere ihn noch einmal als MP4 und füge die neue Datei hinzu.',
  tooHeavy:
    'Dieser Clip war zu viel für diesen Rechner. Bitte speichere eine kleinere Fassung und füge sie noch einmal hinzu.',
}

export const photoErrors: Translation<typeof english.photoErrors> = {
  title: 'Der Titel braucht mindestens 3 Zeichen',
  description: 'Die Beschreibung braucht mindestens 10 Zeichen',
  category: 'Bitte wähle eine Kategorie',
  alt: 'Der Alternativtext muss Text sein',
  dayAhead: 'Dieser Tag kommt erst noch. Bitte wähle heute oder einen früheren Tag.',
  otherDays: 'Nur Fotos vom selben Tag lassen sich untereinander ordnen.',
  notFound: 'Dieses Foto gibt es nicht oder nicht mehr.',
  noneChosen: 'Bitte wähle mindestens ein Foto',
  tooManyChosen: `Bitte wähle höchstens ${MAX_PHOTOS_AT_ONCE} Fotos auf einmal`,
  longAddress: 'Diese Adresse ist zu lang für einen Fokuspunkt',
  fields: {
    title: 'Der Titel',
    description: 'Die Beschreibung',
    category: 'Die Kategorie',
    alt: 'Der Alternativtext',
  },
}
