import {
  clipLimits,
  MAX_AVIF_MEGAPIXELS,
  MAX_PHOTOS_AT_ONCE,
  MAX_UPLOAD_MEGABYTES,
  MAX_UPLOAD_MEGAPIXELS,
} from '#shared/limits.ts'
import type * as english from '#texts/errors/photos.ts'
import type { Translation } from '../../translation.ts'

const megabytes = (bytes: number) => bytes / 1024 ** 2

export const uploadTexts: Translation<typeof english.uploadTexts> = {
  tooLarge: `Ce fichier dépasse ${MAX_UPLOAD_MEGABYTES} Mo. Choisis-en un plus petit, ou exporte-le en qualité plus basse.`,
  empty: 'Ce fichier est vide. Choisis-en un autre.',
  notAnImage:
    'Ce fichier n’est pas une image que nous savons lire. Utilise du JPEG, PNG, WebP, AVIF ou GIF.',
  heic: 'La plupart des navigateurs n’affichent pas les images HEIC. Sur un iPhone, choisis Réglages › Appareil photo › Formats › Le plus compatible, ou partage la photo en JPEG, puis ajoute-la à nouveau.',
  tooManyPixels: `Cette image a plus de ${MAX_UPLOAD_MEGAPIXELS} mégapixels. Réduis-la et ajoute-la à nouveau.`,
  tooManyAvifPixels: `Cette image AVIF a plus de ${MAX_AVIF_MEGAPIXELS} mégapixels. Enregistre-la en JPEG et ajoute-la à nouveau.`,
  tooLongAnimation:
    'Cette animation a trop d’images pour sa taille. Raccourcis-la ou réduis-la, puis ajoute-la à nouveau.',
  tooSlow:
    'Cette image a mis trop longtemps à se laisser lire. Exporte-la en simple JPEG et ajoute-la à nouveau.',
  damaged:
    'Cette image est abîmée ou incomplète. Exporte-la à nouveau et ajoute le nouveau fichier.',
  tooHeavy:
    'Cette image était trop lourde pour cette machine. Enregistres-en une version plus petite en simple JPEG et ajoute-la à nouveau.',
  busy: 'Beaucoup de photos sont en préparation. Réessaie dans un instant.',
  diskFull:
    'Le disque du journal est plein : la photo n’a pas été enregistrée. Libère un peu de place et réessaie.',
  notWritable:
    'Impossible d’écrire dans le dossier des photos : la photo n’a pas été enregistrée. Vérifie ses droits et réessaie.',
  connectionLost: 'La connexion a été perdue. Réessaie.',
}

export const photoErrors: Translation<typeof english.photoErrors> = {
  title: 'Le titre doit contenir au moins 3 caractères',
  description: 'La description doit contenir au moins 10 caractères',
  category: 'Il manque une catégorie',
  alt: 'Le texte alternatif doit être du texte',
  dayAhead: 'Ce jour n’est pas encore venu. Choisis aujourd’hui ou un jour passé.',
  otherDays: 'On ne peut ranger entre elles que des photos du même jour.',
  notFound: 'Cette photo n’existe pas ou a été retirée.',
  noneChosen: 'Choisis au moins une photo',
  tooManyChosen: `Choisis au plus ${MAX_PHOTOS_AT_ONCE} photos à la fois`,
  longAddress: 'Cette adresse est trop longue pour un point focal',
  fields: {
    title: 'Titre',
    description: 'Description',
    category: 'Catégorie',
    alt: 'Texte alternatif',
  },
}

export const clipTexts: Translation<typeof english.clipTexts> = {
  sentTooLarge: `Ce clip dépasse ${megabytes(clipLimits.sentBytes)} Mo. Choisis-en un plus court.`,
  tooLarge: `Ce clip dépasse ${megabytes(clipLimits.storedBytes)} Mo. Raccourcis-le, ou enregistre-le plus petit, et ajoute-le à nouveau.`,
  tooLong: `Un clip peut durer ${clipLimits.seconds} secondes au plus. Raccourcis-le et ajoute-le à nouveau.`,
  hevc: 'La plupart des navigateurs ne savent pas lire les vidéos HEVC. Sur un iPhone, choisis Réglages › Appareil photo › Formats › Le plus compatible, ou enregistre le clip en MP4 avec H.264, et ajoute-le à nouveau.',
  withoutPicture: 'Ce fichier ne contient que du son. Choisis un clip avec des images.',
  unknown:
    'Les navigateurs ne savent pas lire ce type de vidéo. Enregistre-la en MP4 avec H.264 et ajoute-la à nouveau.',
  damaged:
    'Le journal n’a pas pu lire ce clip. Enregistre-le à nouveau en MP4 avec H.264 et ajoute le nouveau fichier.',
  tooSlow:
    'Lire ce clip a pris trop de temps. Enregistre-le à nouveau en MP4 et ajoute le nouveau fichier.',
  tooHeavy:
    'Ce clip était trop lourd pour cette machine. Enregistre une version plus petite et ajoute-la à nouveau.',
}
