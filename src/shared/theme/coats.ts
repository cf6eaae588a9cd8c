export const coats = ['chocolate-and-tan', 'black-and-tan', 'red', 'cream'] as const
export type Coat = (typeof coats)[number]

/** A restored backup may contain any text, even `__proto__`, so unknown coats become the first one. */
export const coatByName = (name: string): Coat => coats.find((coat) => coat === name) ?? coats[0]

/** In order: coat, highlight, shadow, ear, tan marks. */
type Colours = readonly [coat: string, light: string, deep: string, ear: string, tan: string]

/** `night` is for the dark footer. The first coat's colours are repeated in the stylesheet. */
const colours: Record<Coat, Record<'day' | 'dark' | 'night', Colours>> = {
  'chocolate-and-tan': {
    day: ['#633a29', '#7d4c36', '#482719', '#3f2115', '#c98d58'],
    dark: ['#87553d', '#a06a4e', '#5f3726', '#532e1f', '#dba470'],
    night: ['#a9714a', '#7d4c36', '#8a5637', '#7a4a30', '#e6b98a'],
  },
  'black-and-tan': {
    day: ['#2f2826', '#4a403c', '#1b1513', '#161110', '#c98d58'],
    dark: ['#554b46', '#72675f', '#383029', '#2e2723', '#dba470'],
    night: ['#7a6e67', '#93877f', '#5b514b', '#4d443f', '#e6b98a'],
  },
  red: {
    day: ['#a4552a', '#c0713f', '#7d3d1b', '#6e3416', '#dba169'],
    dark: ['#b9683a', '#d2864f', '#8d4a25', '#7c3f1e', '#e6b380'],
    night: ['#c97f4f', '#dd9a68', '#a5623a', '#94552f', '#edc79c'],
  },
  cream: {
    day: ['#d8b789', '#ead0a9', '#b6926a', '#a7835b', '#f2e1c6'],
    dark: ['#d3b184', '#e6caa1', '#ab8860', '#9b7850', '#efdcbe'],
    night: ['#dcbd92', '#ecd4b0', '#b99670', '#a98660', '#f3e4cb'],
  },
}
const names = ['coat', 'coat-light', 'coat-deep', 'ear', 'tan']

const declare = (prefix: string, values: Colours) =>
  values.map((value, at) => `--${prefix}-${names[at]}:${value}`).join(';')

/** Empty for the default coat, which the stylesheet already has. */
export function coatCss(name: Coat): string {
  const coat = coatByName(name)
  if (coat === 'chocolate-and-tan') return ''
  const { day, dark, night } = colours[coat]
  const onScreen = `@media screen{[data-theme=dark]{${declare('dog', dark)}}}`
  return `:root{${declare('dog', day)};${declare('night', night)}}${onScreen}`
}

export function coatVariables(coat: Coat, isDark: boolean): Record<string, string> {
  const values = colours[coatByName(coat)][isDark ? 'dark' : 'day']
  return Object.fromEntries(values.map((value, at) => [`--${names[at]}`, value]))
}

const ICON = { coat: '#57301f', light: '#8a5740', ear: '#472517', tan: '#d2935a' }

export function colourIcon(svg: string, name: Coat): string {
  const coat = coatByName(name)
  if (coat === 'chocolate-and-tan') return svg
  const [own, light, , ear, tan] = colours[coat].day
  const changes: [string, string][] = [
    [ICON.coat, own],
    [ICON.light, light],
    [ICON.ear, ear],
    [ICON.tan, tan],
  ]
  return changes.reduce((text, [from, to]) => text.replaceAll(from, to), svg)
}
