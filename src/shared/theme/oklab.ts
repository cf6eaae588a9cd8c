export type Oklab = { l: number; a: number; b: number }

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

export function oklabFromHex(hex: string): Oklab {
  const digits = hex.length < 6 ? [...hex.slice(1)].map((d) => d + d).join('') : hex.slice(1)
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((i) =>
    toLinear(Number.parseInt(digits.slice(i, i + 2), 16) / 255),
  )
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

export function toRgb({ l, a, b }: Oklab): [number, number, number] {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channel = (v: number) => Math.round(255 * toGamma(Math.min(1, Math.max(0, v))))
  return [
    channel(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    channel(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    channel(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ]
}

function luminance(colour: Oklab): number {
  const [r, g, b] = toRgb(colour)
  return 0.2126 * toLinear(r / 255) + 0.7152 * toLinear(g / 255) + 0.0722 * toLinear(b / 255)
}

export function contrastRatio(first: Oklab, second: Oklab): number {
  const values = [luminance(first), luminance(second)]
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05)
}
