import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Coat, coatByName, coatCss, coats, coatVariables, colourIcon } from './coats.ts'

const icon = readFileSync(new URL('../../../public/favicon.svg', import.meta.url), 'utf8')

test('the coat of the stylesheet needs no more; each other one sets every colour, three times', () => {
  expect(coatCss('chocolate-and-tan')).toBe('')
  for (const coat of coats.slice(1)) expect(coatCss(coat).match(/:#[0-9a-f]{6}/g)).toHaveLength(15)
})

test('the icon wears the coat, and the collar stays', () => {
  expect(colourIcon(icon, 'chocolate-and-tan')).toBe(icon)
  for (const coat of coats.slice(1)) {
    const coloured = colourIcon(icon, coat)
    expect(coloured).not.toMatch(/#57301f|#8a5740|#472517|#d2935a/)
    expect(coloured).toContain('#d63d2f')
  }
})

test.each(['plaid', '__proto__', 'constructor', 'toString'])(
  'a dog whose stored coat is %s wears the usual one',
  (name) => {
    const coat = name as Coat
    expect(coatByName(name)).toBe('chocolate-and-tan')
    expect(coatCss(coat)).toBe('')
    expect(coatVariables(coat, true)).toEqual(coatVariables('chocolate-and-tan', true))
    expect(colourIcon(icon, coat)).toBe(icon)
  },
)
