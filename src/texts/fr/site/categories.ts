import type * as english from '#texts/site/categories.ts'
import type { Translation } from '../../translation.ts'

const names: Record<string, string> = {
  Adventures: 'Aventures',
  Adventure: 'Aventure',
  Health: 'Santé',
  'Health & Care': 'Santé et soins',
  Nutrition: 'Alimentation',
  Playtime: 'Jeux',
  Training: 'Éducation',
  Celebrations: 'Célébrations',
  'Daily Life': 'Vie quotidienne',
  Travel: 'Voyages',
  Everyday: 'Au quotidien',
  Outdoors: 'En plein air',
  Holidays: 'Jours de fête',
  Family: 'Famille',
  Sleepy: 'Siestes',
  Funny: 'Rigolo',
  Fashion: 'Mode',
  Food: 'Gourmandises',
  Toys: 'Jouets',
  Tips: 'Conseils',
}

export const categoryNames: Translation<typeof english.categoryNames> = {
  of: (name) => names[name] ?? name,
}
