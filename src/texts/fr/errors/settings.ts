import type * as english from '#texts/errors/settings.ts'
import type { Translation } from '../../translation.ts'

export const settingsErrors: Translation<typeof english.settingsErrors> = {
  fetch: 'Impossible de charger les réglages',
  update: 'Impossible d’enregistrer les réglages',
  databaseInfo: 'Impossible de charger les informations sur la base de données',
  language:
    'Le journal n’a pas pu être préparé dans cette langue, rien n’a donc été enregistré. La raison se trouve dans le journal du serveur ; `npm run build` prépare toutes les langues.',
}

export const settingsFieldErrors: Translation<typeof english.settingsFieldErrors> = {
  blogTitle: 'Le titre du blog doit contenir au moins 3 caractères.',
  blogDescription: 'La description du blog doit contenir au moins 10 caractères.',
  authorName: 'Il manque le nom de qui tient la plume.',
  contactEmail: 'Saisis une adresse e-mail valide.',
  color: 'Saisis une couleur hexadécimale valide.',
  logoUrl: 'Saisis une adresse valide.',
  link: 'Saisis une adresse complète, par exemple https://instagram.com/nom',
  timeZone:
    'Nous ne connaissons pas ce fuseau horaire. Utilise un nom comme Europe/Paris ou America/New_York.',
  fields: {
    blogTitle: 'Titre du blog',
    blogDescription: 'Description du blog',
    authorName: 'Nom de l’auteur',
    authorBio: 'À propos de l’auteur',
  },
}
