import { expect, test } from 'vitest'
import { fontByName, fontCategories, fonts } from './fonts.ts'

test('there are 23 fonts in 4 categories, each name once', () => {
  expect(fonts).toHaveLength(23)
  expect(new Set(fonts.map((font) => font.name)).size).toBe(23)
  const counts = fontCategories.map((c) => fonts.filter((font) => font.category === c).length)
  expect(counts).toEqual([11, 5, 4, 3])
})

test('a font outside the catalogue becomes Inter', () => {
  expect(fontByName('Comic Sans"}body{display:none').name).toBe('Inter')
  expect(fontByName('Lora').kind).toBe('serif')
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a font named %s is as unknown as any other',
  (name) => {
    expect(fontByName(name)).toBe(fontByName('Comic Sans'))
  },
)

test('every stack ends in fonts the system has', () => {
  expect(fontByName('Space Mono').stack).toBe(
    '"Space Mono", "Space Mono More", "Space Mono Fallback", ui-monospace, monospace',
  )
  for (const font of fonts) expect(font.stack).toMatch(/serif$|monospace$/)
})
