/** Weights are stored in grams; people read and enter them in their chosen unit. */
export const weightUnits = ['lb', 'kg'] as const
export type WeightUnit = (typeof weightUnits)[number]

export const MAX_GRAMS = 150_000

const OUNCES_PER_POUND = 16
const GRAMS_PER_OUNCE = 28.349523125
export const GRAMS_PER_POUND = GRAMS_PER_OUNCE * OUNCES_PER_POUND

/** Rounds ounces to a tenth, because a puppy gains no more than that in a day. */
export function toPoundsAndOunces(grams: number): { pounds: number; ounces: number } {
  const tenths = Math.round((grams / GRAMS_PER_OUNCE) * 10)
  const perPound = OUNCES_PER_POUND * 10
  return { pounds: Math.floor(tenths / perPound), ounces: (tenths % perPound) / 10 }
}

export const gramsOfPounds = (pounds: number, ounces: number) =>
  Math.round((pounds * OUNCES_PER_POUND + ounces) * GRAMS_PER_OUNCE)

export function findWeightUnit(weight: string): WeightUnit | null {
  if (/\b(kg|kilo\w*|g|grams?)\b|\d(kg|g)\b/i.test(weight)) return 'kg'
  return /\b(lbs?|pounds?|oz|ounces?)\b|\d(lbs?|oz)\b/i.test(weight) ? 'lb' : null
}

export const gramsOfKilos = (kilos: number) => Math.round(kilos * 1000)
