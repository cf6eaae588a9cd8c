export type FontKind = 'sans' | 'serif' | 'display' | 'script' | 'mono'
export type FontCategory = 'Sans-serif' | 'Serif' | 'Display' | 'Monospace'

export interface Font {
  name: string
  category: FontCategory
  kind: FontKind
  /**
   * A `font-family` list: the font, its rare characters, fallbacks with matching metrics, then system fonts.
   */
  stack: string
  /** Files as `family/style`; `wght` is a variable file with all weights. */
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

/** Fallback fonts while the font loads, one per operating system: phones have no Arial. */
export const fallbackFontSuffixes = {
  sans: ['Fallback', 'Fallback Android', 'Fallback Linux'],
  serif: ['Fallback', 'Fallback Android', 'Fallback Linux'],
  display: ['Fallback', 'Fallback Android', 'Fallback Linux'],
  script: ['Fallback', 'Fallback Android', 'Fallback Linux'],
  mono: ['Fallback'],
} as const satisfies Record<FontKind, readonly string[]>

export type FallbackFontSuffix = (typeof fallbackFontSuffixes)[FontKind][number]

/**
 * Rare characters are a separate family after the first, because browsers look up a system font for every
 * size and weight of a missing font, even when the page has none of its characters.
 */
export const rareCharactersFamilyOf = (name: string) => `${name} More`

function font(category: FontCategory, name: string, ...styles: string[]): Font {
  const { kind, system } = kinds[category]
  const family = name.toLowerCase().replaceAll(' ', '-')
  const families = [
    name,
    rareCharactersFamilyOf(name),
    ...fallbackFontSuffixes[kind].map((standIn) => `${name} ${standIn}`),
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
// These families have no small variable file, so three single styles are loaded.
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

/** Settings may contain any text: unknown fonts become the default font. */
export function fontByName(name: string): Font {
  return byName.get(name) ?? (byName.get(defaultFontName) as Font)
}

/** Script fonts tire the eye after two lines, so they are for headings only. */
export const bodyFontOf = (chosen: Font): Font =>
  chosen.kind === 'script' ? fontByName(defaultFontName) : chosen
