import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastRatio, toRgb } from '#shared/theme/oklab.ts'
import { readColour, readVariables } from '#test/reading/css-colour.ts'

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
const tags = readFileSync(new URL('../styles/controls.css', import.meta.url), 'utf8')
const light = new Map(readVariables(css, ':root'))
const themes = {
  light,
  dark: new Map([...light, ...readVariables(css, '[data-theme="dark"]')]),
}

const onGround = (ink: string, ...grounds: string[]) =>
  grounds.map((ground) => [ink, ground] as const)
const textPairs = [
  ...onGround('ink', 'paper', 'kraft', 'card', 'tint', 'lift', 'primary-wash', 'primary-mist'),
  ...onGround('ink-soft', 'paper', 'kraft', 'card', 'tint', 'primary-mist'),
  ...onGround('accent-text', 'paper', 'kraft', 'card'),
  ...onGround('on-primary', 'primary-solid', 'primary-hover'),
  ...onGround('primary-text', 'paper', 'kraft', 'card', 'lift', 'primary-wash', 'primary-mist'),
  ...onGround('on-night', 'night', 'night-raise'),
  ...onGround('on-night-soft', 'night'),
  ...onGround('good', 'good-wash'),
  ...onGround('bad', 'bad-wash', 'card', 'paper'),
  ...onGround('paper', 'ink'),
  ...onGround('on-mount', 'photo-paper'),
  ...onGround('on-mount-soft', 'photo-paper'),
  ...onGround('card', 'bad'),
]
const shapePairs = [
  ...onGround('line-strong', 'card', 'paper'),
  ...onGround('primary-edge', 'card', 'paper'),
  // Lines and bars of charts, also over the filled area below a line.
  ...onGround('primary-edge', 'primary-wash', 'tint'),
  ...onGround('line-strong', 'primary-wash'),
]

const awkward = [
  '#ffff00',
  '#000000',
  '#ffffff',
  '#00ff00',
  '#ff0000',
  '#0000ff',
  '#00ffff',
  '#ff00ff',
]
const usual = [
  '#7c3aed',
  '#8a5a44',
  '#0f766e',
  '#c2410c',
  '#808080',
  '#c0c0c0',
  '#f5f5dc',
  '#ffd700',
]
const pale = [
  '#fff59d',
  '#ffe082',
  '#ffcc80',
  '#ffab91',
  '#f8bbd0',
  '#e1bee7',
  '#b3e5fc',
  '#b2dfdb',
  '#dcedc8',
  '#fafad2',
]
const allHues = Array.from({ length: 24 }, (_, i) => {
  const lightness = [0.35, 0.6, 0.85][i % 3]
  const [r, g, b] = toRgb(readColour(`oklch(${lightness} 0.2 ${i * 15})`, new Map()))
  return `#${[r, g, b].map((v) => v.toString(16).padStart(2, '0')).join('')}`
})
const colours = [...awkward, ...usual, ...pale, ...allHues]
const owners = colours.flatMap((primary, i) => [
  [primary, colours[(i + 7) % colours.length] ?? primary] as const,
  [primary, primary] as const,
])

function worst(theme: 'light' | 'dark', pairs: readonly (readonly [string, string])[]) {
  const lowest = new Map<string, { ratio: number; owner: string }>()
  for (const [primary, accent] of owners) {
    const variables = new Map([...themes[theme], ['--primary', primary], ['--accent', accent]])
    for (const [ink, ground] of pairs) {
      const colour = (name: string) => readColour(`var(--${name})`, variables)
      const ratio = contrastRatio(colour(ink), colour(ground))
      const pair = `${ink} on ${ground}`
      if (ratio < (lowest.get(pair)?.ratio ?? 22))
        lowest.set(pair, { ratio, owner: `${primary} ${accent}` })
    }
  }
  return lowest
}

const below = (found: ReturnType<typeof worst>, least: number) =>
  [...found].filter(([, { ratio }]) => ratio < least)

for (const theme of ['light', 'dark'] as const) {
  test(`text stays readable in the ${theme} theme whatever colours the owner picks`, () => {
    expect(below(worst(theme, textPairs), 4.5)).toEqual([])
  })

  test(`fields and buttons stay visible in the ${theme} theme`, () => {
    expect(below(worst(theme, shapePairs), 3)).toEqual([])
  })

  test(`every badge stays readable in the ${theme} theme`, () => {
    const variables = new Map(themes[theme])
    const hues = [...tags.matchAll(/--hue: (\d+)/g)].map((match) => match[1] ?? '')
    expect(hues.length).toBeGreaterThan(8)
    for (const hue of hues) {
      variables.set('--hue', hue)
      const ink = readColour('oklch(var(--tag-ink-l) var(--tag-ink-c) var(--hue))', variables)
      const ground = readColour('oklch(var(--tag-bg-l) var(--tag-bg-c) var(--hue))', variables)
      expect(contrastRatio(ink, ground), `hue ${hue}`).toBeGreaterThanOrEqual(4.5)
    }
  })
}

test('the reader agrees with known values', () => {
  expect(toRgb(readColour('#7c3aed', new Map()))).toEqual([124, 58, 237])
  expect(toRgb(readColour('oklch(0.628 0.2577 29.23)', new Map()))).toEqual([255, 0, 0])
  expect(
    contrastRatio(readColour('#000', new Map()), readColour('#ffffff', new Map())),
  ).toBeCloseTo(21)
})

test('a light color stays as chosen on buttons, under dark text', () => {
  for (const primary of pale) {
    const variables = new Map([...light, ['--primary', primary]])
    const colour = (name: string) => readColour(`var(--${name})`, variables)
    expect(toRgb(colour('primary-solid')), primary).toEqual(toRgb(readColour(primary, new Map())))
    expect(colour('on-primary').l, primary).toBeLessThan(0.3)
  }
})

const inTheme = (theme: 'light' | 'dark', primary: string) => {
  const variables = new Map([...themes[theme], ['--primary', primary]])
  return (name: string) => readColour(`var(--${name})`, variables)
}
const chroma = ({ a, b }: { a: number; b: number }) => Math.hypot(a, b)
const hue = ({ a, b }: { a: number; b: number }) => (Math.atan2(b, a) * 180) / Math.PI

test('with black the collar is silver, and by night the main button is bright', () => {
  for (const primary of ['#000000', '#0a0a0a', '#1c1b1a', '#808080']) {
    const [day, night] = [inTheme('light', primary), inTheme('dark', primary)]
    for (const colour of [day, night]) {
      expect(chroma(colour('collar')), primary).toBeLessThan(0.02)
      expect(colour('collar').l, primary).toBeGreaterThan(0.7)
    }
    expect(night('primary-solid').l, primary).toBeGreaterThan(0.9)
  }
  expect(chroma(inTheme('light', '#1e293b')('collar'))).toBeGreaterThanOrEqual(0.04)
})

test('a yellow is amber by night, not olive; other hues stay', () => {
  for (const primary of ['#fff59d', '#ffff00', '#fafad2']) {
    for (const ground of ['primary-wash', 'primary-mist', 'primary-line']) {
      expect(hue(inTheme('dark', primary)(ground)), `${primary} ${ground}`).toBeLessThan(85)
    }
  }
  for (const primary of ['#7c3aed', '#0f766e', '#c2410c']) {
    const chosen = hue(readColour(primary, new Map()))
    expect(hue(inTheme('dark', primary)('primary-wash')), primary).toBeCloseTo(chosen)
  }
})

test('the default primary colour is used for buttons exactly as chosen', () => {
  const solid = readColour('var(--primary-solid)', light)
  expect(toRgb(solid)).toEqual([124, 58, 237])
})
