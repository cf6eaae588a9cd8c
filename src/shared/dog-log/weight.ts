/** Weights are kept in grams; people read and write them in the unit they chose. */
export const weightUnits = ['lb', 'kg'] as const
export type WeightUnit = (typeof weightUnits)[number]

export const HEAVIEST_GRAMS = 150_000

const OUNCES_PER_POUND = 16
const GRAMS_PER_OUNCE = 28.349523125
export const GRAMS_PER_POUND = GRAMS_PER_OUNCE * OUNCES_PER_POUND

const roundedTo = (value: number, step: number) => Math.round(value / step) * step

/** Ounces to the tenth: a puppy gains no more than that in a day. */
export function poundsAndOunces(grams: number): { pounds: number; ounces: number } {
  const tenths = Math.round((grams / GRAMS_PER_OUNCE) * 10)
  const perPound = OUNCES_PER_POUND * 10
  return { pounds: Math.floor(tenths / perPound), ounces: (tenths % perPound) / 10 }
}

export const gramsOfPounds = (pounds: number, ounces: number) =>
  Math.round((pounds * OUNCES_PER_POUND + ounces) * GRAMS_PER_OUNCE)

export const gramsOfKilos = (kilos: number) => Math.round(kilos * 1000)

/** "7 lb 1 oz" or "3.2 kg". */
export function formatWeight(grams: number, unit: WeightUnit): string {
  if (unit === 'kg')
    return `${roundedTo(grams / 1000, 0.01)
      .toFixed(2)
      .replace(/\.?0+$/, '')} kg`
  const { pounds, ounces } = poundsAndOunces(grams)
  const parts = [pounds > 0 && `${pounds} lb`, ounces > 0 && `${ounces} oz`].filter(Boolean)
  return parts.join(' ') || '0 oz'
}

/** The same for those who hear it: "7 pounds 1 ounce". */
export function sayWeight(grams: number, unit: WeightUnit): string {
  const label = formatWeight(grams, unit)
  return label.replace(/([\d.]+) (lb|oz|kg)/g, (_, count: string, short: keyof typeof spoken) => {
    return `${count} ${spoken[short]}${count === '1' ? '' : 's'}`
  })
}

const spoken = { lb: 'pound', oz: 'ounce', kg: 'kilogram' }
