import { fromHex, type Oklab, toRgb } from '#shared/theme/oklab.ts'
import { type ThemeSettings, themeVariables } from '#shared/theme/theme.ts'

/** Mail programs support only hex colours. */
export interface MailColours {
  paper: string
  card: string
  kraft: string
  line: string
  ink: string
  inkSoft: string
  accentText: string
  link: string
  button: string
  onButton: string
  band: string
  mark: string
  night: string
  onNight: string
  onNightSoft: string
}

interface Lch {
  l: number
  c: number
  h: number
}

function toLch({ l, a, b }: Oklab): Lch {
  const c = Math.hypot(a, b)
  return { l, c, h: c < 1e-4 ? 0 : Math.atan2(b, a) }
}

const toLab = ({ l, c, h }: Lch): Oklab => ({ l, a: c * Math.cos(h), b: c * Math.sin(h) })

const hex = (colour: Oklab) =>
  `#${toRgb(colour)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

const degrees = (turn: number) => (turn * Math.PI) / 180
/** Greens look brighter than their lightness says. */
const greenness = ({ h }: Lch) => Math.cos(h - degrees(145))

/** Paper leans towards the accent; `share` is the part of its own hue in the mix. */
function papers(accent: Lch, hue: number, share: number) {
  return (l: number, c: number) => {
    const own = toLab({ l, c, h: degrees(hue) })
    const leaning = toLab({ l, c: Math.min(accent.c, c), h: accent.h })
    const mix = (key: keyof Oklab) => own[key] * share + leaning[key] * (1 - share)
    return hex({ l: mix('l'), a: mix('a'), b: mix('b') })
  }
}

const shades = (of: Lch) => (l: number, maxChroma: number) =>
  hex(toLab({ l, c: Math.min(of.c, maxChroma), h: of.h }))

/** Computes the site's colour tokens, so that mails are as readable as the site. */
export function mailColours(settings: ThemeSettings): { light: MailColours; dark: MailColours } {
  const { variables } = themeVariables(settings)
  const primary = toLch(fromHex(variables['--primary']))
  const accent = toLch(fromHex(variables['--accent']))
  return { light: lightColours(primary, accent), dark: darkColours(primary, accent) }
}

/** Returns 1 for black, white and greys between them. */
const hasNoHue = ({ c }: Lch) => Math.max(0, Math.min((0.03 - c) * 80, 1))

function bandOf(primary: Lch) {
  const { l, c, h } = primary
  const grey = hasNoHue(primary)
  const min = { l: 0.5 + 0.25 * grey, c: 0.06 * (1 - grey) }
  return hex(toLab({ l: Math.max(min.l, Math.min(l, 0.86)), c: Math.max(c, min.c), h }))
}

/** A light colour stays as chosen and gets dark text; any other is dark enough for white text. */
function buttonColours(primary: Lch): Pick<MailColours, 'button' | 'onButton'> {
  const ofPrimary = shades(primary)
  const carriesDark = Math.max(0, Math.min((primary.l - 0.68) * 999, 1))
  const dark = Math.min(primary.l, 0.53 - 0.02 * greenness(primary))
  return {
    button: ofPrimary(Math.max(dark, primary.l * carriesDark), Number.POSITIVE_INFINITY),
    onButton: ofPrimary(Math.min(0.99, 1.19 - carriesDark), 0.008 + 0.05 * carriesDark),
  }
}

function lightColours(primary: Lch, accent: Lch): MailColours {
  const paper = papers(accent, 84, 0.62)
  const ofAccent = shades(accent)
  const ofPrimary = shades(primary)
  const whole = Number.POSITIVE_INFINITY
  return {
    paper: paper(0.978, 0.013),
    card: paper(0.996, 0.004),
    kraft: paper(0.934, 0.034),
    line: paper(0.878, 0.028),
    ink: ofAccent(0.245, 0.034),
    inkSoft: ofAccent(0.455, 0.04),
    accentText: ofAccent(Math.min(accent.l, 0.47), whole),
    link: ofPrimary(Math.min(primary.l, 0.472 - 0.012 * greenness(primary)), whole),
    ...buttonColours(primary),
    band: bandOf(primary),
    mark: ofAccent(0.7, 0.115),
    night: ofPrimary(0.275, 0.105),
    onNight: ofAccent(0.965, 0.016),
    onNightSoft: ofPrimary(0.86, 0.055),
  }
}

function darkColours(primary: Lch, accent: Lch): MailColours {
  const paper = papers(accent, 58, 0.5)
  const ofAccent = shades(accent)
  const ofPrimary = shades(primary)
  return {
    paper: paper(0.2, 0.013),
    card: paper(0.24, 0.016),
    kraft: paper(0.262, 0.022),
    line: paper(0.36, 0.024),
    ink: ofAccent(0.945, 0.016),
    inkSoft: ofAccent(0.775, 0.024),
    accentText: ofAccent(Math.max(accent.l, 0.79), 0.09),
    link: ofPrimary(Math.max(primary.l, 0.795), 0.12),
    button: ofPrimary(Math.max(primary.l, 0.755 + 0.175 * hasNoHue(primary)), 0.135),
    onButton: ofPrimary(0.19, 0.06),
    band: bandOf(primary),
    mark: ofAccent(0.62, 0.1),
    night: ofPrimary(0.165, 0.04),
    onNight: ofAccent(0.965, 0.016),
    onNightSoft: ofPrimary(0.86, 0.055),
  }
}
