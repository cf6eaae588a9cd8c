export type FontKind = 'sans' | 'serif' | 'display' | 'script' | 'mono'
export type FontCategory = 'Sans-serif' | 'Serif' | 'Display' | 'Monospace'

export interface Font {
  name: string
  category: FontCategory
  kind: FontKind
  /** Ready for `font-family`: the face, its rarer signs, metric-matched stand-ins, then the system's own. */
  stack: string
  /** `family/style` of the files it needs; `wght` is a variable file with all weights. */
  files: readonly string[]
}

export const fontCategories: readonly FontCategory[] = [
  'Sans-serif',
  'Serif',
  'Display',
  'Monospace',
]

export const defaultFontName = 'Inter'

const kinds: Record<FontCategory, { kind: Exclude<FontKind, 'script'>; system: string }> = {
  'Sans-serif': { kind: 'sans', system: 'system-ui, sans-serif' },
  Serif: { kind: 'serif', system: 'Georgia, serif' },
  Display: { kind: 'display', system: 'system-ui, sans-serif' },
  Monospace: { kind: 'mono', system: 'ui-monospace, monospace' },
}

/** What is shown until a face has come, one for each kind of machine: a phone has no Arial. */
export const standIns = {
  sans: ['Fallback', 'Fallback Android', 'Fallback Linux'],
  serif: ['Fallback', 'Fallback Android', 'Fallback Linux'],
  display: ['Fallback', 'Fallback Android', 'Fallback Linux'],
  script: ['Fallback', 'Fallback Android', 'Fallback Linux'],
  mono: ['Fallback'],
} as const satisfies Record<FontKind, readonly string[]>

export type StandIn = (typeof standIns)[FontKind][number]

/**
 * Signs that few pages have are a family of their own, after the first: browsers look up a system font
 * for every size and weight of a face that has not come, even when no sign on the page belongs to it.
 */
export const furtherFamilyOf = (name: string) => `${name} More`

function font(category: FontCategory, name: string, ...styles: string[]): Font {
  const { kind, system } = kinds[category]
  const family = name.toLowerCase().replaceAll(' ', '-')
  const families = [
    name,
    furtherFamilyOf(name),
    ...standIns[kind].map((standIn) => `${name} ${standIn}`),
  ]
  return {
    name,
    category,
    kind,
    stack: [...families.map((family) => `"${family}"`), system].join(', '),
    files: styles.map((style) => `${family}/${style}`),
  }
}

const script = (name: string, style: string): Font => ({
  ...font('Display', name, style),
  kind: 'script',
})

const roman = 'wght-normal'
const italic = '400-italic'
// families without a light variable file: plain, bold and italic are three small ones
const threeCuts = ['400-normal', '700-normal', italic]

export const fonts: readonly Font[] = [
  font('Sans-serif', 'Inter', roman, italic),
  font('Sans-serif', 'Roboto', roman, italic),
  font('Sans-serif', 'Lato', ...threeCuts),
  font('Sans-serif', 'Poppins', ...threeCuts),
  font('Sans-serif', 'Open Sans', roman, italic),
  font('Sans-serif', 'Montserrat', roman, italic),
  font('Sans-serif', 'Source Sans Pro', ...threeCuts),
  font('Sans-serif', 'Raleway', roman, italic),
  font('Sans-serif', 'Nunito', roman, italic),
  font('Sans-serif', 'Ubuntu', '400-normal', '700-normal'),
  font('Sans-serif', 'Quicksand', roman),
  font('Serif', 'Merriweather', ...threeCuts),
  font('Serif', 'Playfair Display', roman, italic),
  font('Serif', 'Lora', roman, italic),
  font('Serif', 'Crimson Text', ...threeCuts),
  font('Serif', 'Libre Baskerville', roman, italic),
  script('Pacifico', '400-normal'),
  script('Dancing Script', roman),
  script('Lobster', '400-normal'),
  font('Display', 'Comfortaa', roman),
  font('Monospace', 'Fira Code', roman),
  font('Monospace', 'Roboto Mono', roman, 'wght-italic'),
  font('Monospace', 'Space Mono', ...threeCuts),
]

const byName = new Map(fonts.map((font) => [font.name, font]))

/** Settings may hold any text: what is not in the catalogue is shown in the default font. */
export function fontByName(name: string): Font {
  return byName.get(name) ?? (byName.get(defaultFontName) as Font)
}

/** What the words are set in: a script face is for headings, and tiring after two lines. */
export const bodyFontOf = (one: Font): Font =>
  one.kind === 'script' ? fontByName(defaultFontName) : one
