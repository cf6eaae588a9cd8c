import { expect, test } from 'vitest'
import { renderMarkdown } from '#shared/markdown/render.ts'
import { insertPictures, picturesMarkdown } from './pictures-markdown.ts'

const picture = (alt: string, caption = '', url = '/media/a.png') => ({ url, alt, caption })
const caret = (text: string, at: number, to = at) => ({
  text,
  selectionStart: at,
  selectionEnd: to,
})

test('one picture is a line, several are an album', () => {
  expect(picturesMarkdown([picture('A nap', 'At noon')])).toBe('![A nap](/media/a.png "At noon")')
  expect(picturesMarkdown([picture('a'), picture('b', 'c')])).toBe(
    '::: photos\n![a](/media/a.png)\n![b](/media/a.png "c")\n:::',
  )
})

test('whatever is typed is shown as it was typed', () => {
  const words = 'a [*b*] `c` "d" \\ _e_ <f> ~~g~~\nh'
  const html = renderMarkdown(picturesMarkdown([picture(words, words, 'https://x.y/(z).png')]))
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
  expect(insertPictures(caret('', 0), [picture('a')])).toEqual(caret(image, image.length))
})
