import type * as english from '#texts/site/categories.ts'
import type { Translation } from '../../translation.ts'

const names: Record<string, string> = {
  Adventures: 'Aventures',
  Adventure: 'Aventures',
  Health: 'Santé',
  'Health & Care': 'Santé',
  Nutrition: 'Alimentation',
  Playtime: 'Jeux',
  Training: 'Éducation',
  Celebrations: 'Célébrations',
  'Daily Life': 'Vie quotidienne',
  Travel: 'Voyages',
  Everyday: 'Tous les jours',
  Outdoors: 'En plein air',
  Holidays: 'Fêtes',
  Family: 'Famille',
  Sleepy: 'Siestes',
  Funny: 'Drôle',
  Fashion: 'Mode',
  Food: 'Gourmandises',
  Toys: 'Jouets',
  Tips: 'Conseils',
}

export const categoryNames: Translation<typeof english.categoryNames> = {
  of: (name) => names[name] ?? name,
}
