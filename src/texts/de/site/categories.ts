import type * as english from '#texts/site/categories.ts'
import type { Translation } from '../../translation.ts'

const names: Record<string, string> = {
  Adventures: 'Abenteuer',
  Adventure: 'Abenteuer',
  Health: 'Gesundheit',
  'Health & Care': 'Gesundheit',
  Nutrition: 'Futter',
  Playtime: 'Spielzeit',
  Training: 'Training',
  Celebrations: 'Feste',
  'Daily Life': 'Alltag',
  Travel: 'Reisen',
  Everyday: 'Alltag',
  Outdoors: 'Draußen',
  Holidays: 'Feiertage',
  Family: 'Familie',
  Sleepy: 'Verschlafen',
  Funny: 'Lustig',
  Fashion: 'Mode',
  Food: 'Leckerbissen',
  Toys: 'Spielzeug',
  Tips: 'Tipps',
}

export const categoryNames: Translation<typeof english.categoryNames> = {
  of: (name) => names[name] ?? name,
}
