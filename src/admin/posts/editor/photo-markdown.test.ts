import { expect, test } from 'vitest'
import { renderMarkdown } from '#shared/markdown/render.ts'
import { writePicturesMarkdown } from '../../photos/pictures-markdown.ts'
import {
  findEndOfLine,
  insertBlock,
  insertPictures,
  placeholderOf,
  removePlaceholderLine,
  removePlaceholders,
  replaceText,
} from './photo-markdown.ts'

const caret = (text: string, at: number, to = at) => ({
  text,
  selectionStart: at,
  selectionEnd: to,
})

test('a block in the middle of words stands on lines of its own, and the caret goes on after it', () => {
  expect(insertBlock(caret('One two', 3), 3, 'X')).toEqual(caret('One\n\nX\n\n two', 8))
})

test('after the last words the caret goes on below the block', () => {
  expect(insertBlock(caret('One', 3), 3, 'X')).toEqual(caret('One\n\nX\n\n', 8))
  expect(insertBlock(caret('One\n\nTwo', 3), 3, 'X')).toEqual(caret('One\n\nX\n\n\n\nTwo', 8))
})

test('a block elsewhere leaves what is selected selected', () => {
  expect(insertBlock(caret('One\nTwo', 4, 7), 0, 'X')).toEqual(caret('X\n\nOne\nTwo', 7, 10))
  expect(insertBlock(caret('One\nTwo', 0, 3), 7, 'X')).toEqual(caret('One\nTwo\n\nX', 0, 3))
  expect(insertBlock(caret('One', 0, 3), 3, 'X')).toEqual(caret('One\n\nX', 0, 3))
})

test('words are replaced where they are by then, without moving the selection', () => {
  expect(replaceText(caret('a X b', 4, 5), 'X', 'long')).toEqual(caret('a long b', 7, 8))
  expect(replaceText(caret('a X b', 0, 1), 'X', 'long')).toEqual(caret('a long b', 0, 1))
  expect(replaceText(caret('a b', 0), 'X', 'long')).toBeNull()
})

test('a photo that did not come leaves no empty lines behind', () => {
  const { text } = insertBlock(caret('One\n\nTwo', 0), 3, 'X')
  expect(removePlaceholderLine(caret(text, 0), 'X')?.text).toBe('One\n\nTwo')
  expect(removePlaceholderLine(caret('One\n\nX', 0), 'X')?.text).toBe('One')
  expect(removePlaceholderLine(caret('X\n\nOne', 0), 'X')?.text).toBe('One')
  expect(removePlaceholderLine(caret('One\n\nX\n\n', 0), 'X')?.text).toBe('One')
  expect(removePlaceholderLine(caret('One\n\nX\n\n', 8), 'X')).toEqual(caret('One\n\n', 5))
})

test('placeholders of an editor that is gone are taken out, photos are not', () => {
  const photo = '![nose](/media/x/1x1.jpg)'
  const text = `One\n\n${placeholderOf('k-1', 'IMG [1].jpg')}\n\nTwo ${photo}`
  expect(removePlaceholders(text)).toBe(`One\n\nTwo ${photo}`)
})

test('a drop on a paragraph means the place after it', () => {
  expect(findEndOfLine('One two\nThree', 4)).toBe(7)
  expect(findEndOfLine('One two\nThree', 8)).toBe(8)
  expect(findEndOfLine('One two\nThree', 10)).toBe(13)
})

const picture = (alt: string, caption = '', url = '/media/a.png') => ({ url, alt, caption })

test('one picture is a line, several are an album', () => {
  expect(writePicturesMarkdown([picture('A nap', 'At noon')])).toBe(
    '![A nap](/media/a.png "At noon")',
  )
  expect(writePicturesMarkdown([picture('a'), picture('b', 'c')])).toBe(
    '::: photos\n![a](/media/a.png)\n![b](/media/a.png "c")\n:::',
  )
})

test('whatever is typed is shown as it was typed', () => {
  const words = 'a [*b*] `c` "d" \\ _e_ <f> ~~g~~\nh'
  const html = renderMarkdown(writePicturesMarkdown([picture(words, words, 'https://x.y/(z).png')]))
  const shown = 'a [*b*] `c` &quot;d&quot; \\ _e_ &lt;f&gt; ~~g~~ h'
  expect(html).toContain(`alt="${shown}"`)
  expect(html).toContain(`<figcaption>${shown}</figcaption>`)
  expect(html).toContain('src="https://x.y/(z).png"')
})

test('it stands on lines of its own, and no selected word is lost', () => {
  const image = '![a](/media/a.png)'
  expect(insertPictures(caret('One two', 0, 3), [picture('a')])).toEqual(
    caret(`One\n\n${image}\n\n two`, 3 + 2 + image.length + 2),
  )
  expect(insertPictures(caret('', 0), [picture('a')])).toEqual(
    caret(`${image}\n\n`, image.length + 2),
  )
})
