import { expect, it } from 'vitest'
import { addDropCap } from './render.ts'

const takesDropCap = (html: string) => addDropCap(html).includes('<p class="drop-cap">')

const long = 'e had told him about the sea for weeks. '.repeat(6)

it('a long first paragraph takes a drop cap', () => {
  expect(takesDropCap(`<p>W${long}</p>\n<p>More.</p>`)).toBe(true)
  expect(takesDropCap(`<p><em>W</em>${long}</p>`)).toBe(true)
  expect(takesDropCap(`<p>É${long}</p>`)).toBe(true)
})

it('a short one, a number, a quotation mark or anything but a paragraph does not', () => {
  expect(takesDropCap('<p>He came home.</p>')).toBe(false)
  expect(takesDropCap(`<p>7 pounds ${long}</p>`)).toBe(false)
  expect(takesDropCap(`<p>“W${long}”</p>`)).toBe(false)
  expect(takesDropCap(`<h2>W${long}</h2>`)).toBe(false)
  expect(takesDropCap('')).toBe(false)
})

it('only the first paragraph has one', () => {
  const paragraph = `<p>W${long}</p>`
  expect(addDropCap(`${paragraph}\n${paragraph}`)).toBe(
    `<p class="drop-cap">W${long}</p>\n${paragraph}`,
  )
})
