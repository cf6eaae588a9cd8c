import { contrastRatio, type Oklab, oklabFromHex, toRgb } from '#shared/theme/oklab.ts'
import { type ThemeSettings, themeVariables } from '#shared/theme/theme.ts'

/** Mail programs support only hex colours. */
export interface MailColours {
  paper: string
  card: string
  kraft: string
  line: string
  ink: string
  inkSoft: string
  night: string
  onNight: string
  onNightSoft: string
  accentText: string
  link: string
  button: string
  onButton: string
}

const lightPaper = {
  paper: '#fdf7ef',
  card: '#fffdfa',
  kraft: '#f8e6d3',
  line: '#e6d5c5',
  ink: '#2e1c13',
  inkSoft: '#6b5145',
  night: '#2e1c13',
  onNight: '#fdf0eb',
  onNightSoft: '#dccbc0',
}

const darkPaper = {
  paper: '#1b1411',
  card: '#261d18',
  kraft: '#2d221b',
  line: '#483a32',
  ink: '#f7eae4',
  inkSoft: '#c4b1a9',
  night: '#0f0a08',
  onNight: '#fdf0eb',
  onNightSoft: '#dccbc0',
}

/** Only the accents are the owner's, made readable on the cards. */
export function mailColoursOf(settings: ThemeSettings): { light: MailColours; dark: MailColours } {
  const { variables } = themeVariables(settings)
  const primary = oklabFromHex(variables['--primary'])
  const accent = oklabFromHex(variables['--accent'])
  const link = darken(primary)
  const bright = lighten(primary)
  // A dark yellow would be olive, so a light button stays as chosen and carries dark text, as on the site.
  const isLight = primary.l > 0.68
  // A grey button on a dark card would look disabled.
  const isGrey = Math.hypot(primary.a, primary.b) < 0.03
  return {
    light: {
      ...lightPaper,
      accentText: darken(accent),
      link,
      button: isLight ? toHex(primary) : link,
      onButton: isLight ? lightPaper.ink : lightPaper.card,
    },
    dark: {
      ...darkPaper,
      accentText: lighten(accent),
      link: bright,
      button: isGrey ? darkPaper.ink : bright,
      onButton: darkPaper.card,
    },
  }
}

const darken = (colour: Oklab) => moveUntilReadable(colour, 0, lightPaper.card, 4.5)
/** The higher contrast makes accents about as bright as in the site's dark theme. */
const lighten = (colour: Oklab) => moveUntilReadable(colour, 1, darkPaper.card, 7)

/** Mixes in black (0) or white (1). */
function moveUntilReadable({ l, a, b }: Oklab, end: 0 | 1, card: string, ratio: number): string {
  const ground = oklabFromHex(card)
  const mix = (share: number) => ({ l: end + (l - end) * share, a: a * share, b: b * share })
  let share = 1
  while (contrastRatio(mix(share), ground) < ratio) share -= 0.02
  return toHex(mix(share))
}

const toHex = (colour: Oklab) =>
  `#${toRgb(colour)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
