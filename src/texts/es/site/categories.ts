import type * as english from '#texts/site/categories.ts'
import type { Translation } from '../../translation.ts'

const names: Record<string, string> = {
  Adventures: 'Aventuras',
  Adventure: 'Aventuras',
  Health: 'Salud',
  'Health & Care': 'Salud',
  Nutrition: 'Alimentación',
  Playtime: 'Juegos',
  Training: 'Adiestramiento',
  Celebrations: 'Celebraciones',
  'Daily Life': 'Vida diaria',
  Travel: 'Viajes',
  Everyday: 'Día a día',
  Outdoors: 'Al aire libre',
  Holidays: 'Fiestas',
  Family: 'Familia',
  Sleepy: 'Siestas',
  Funny: 'Risas',
  Fashion: 'Moda',
  Food: 'Comida',
  Toys: 'Juguetes',
  Tips: 'Consejos',
}

export const categoryNames: Translation<typeof english.categoryNames> = {
  of: (name) => names[name] ?? name,
}
