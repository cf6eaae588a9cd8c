import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { renderMarkdown } from '../markdown/render.ts'
import { focalPointClass } from './focal-point.ts'

test.each([
  [null, ''],
  [[50, 50], 'fy5'],
  [[48, 33], 'fy3'],
  [[31, 100], 'fx3 fy10'],
  [[0, 0], 'fx0 fy0'],
] as const)('the point %j is drawn by the classes "%s"', (point, classes) => {
  expect(focalPointClass(point && [...point])).toBe(classes)
})

test('every class of a point has its rule', async () => {
  const css = await readFile('src/ui/styles/utilities.css', 'utf8')
  const steps = Array.from({ length: 11 }, (_, at) => at)
  for (const step of steps) {
    expect(css).toContain(`.fy${step} {\n  --fy: ${step * 10}%;`)
    if (step !== 5) expect(css).toContain(`.fx${step} {\n  --fx: ${step * 10}%;`)
  }
  expect(css).toMatch(/\.fy0,[^{]*\.fy10 \{\s+object-position: var\(--fx, 50%\) var\(--fy\);/)
})

test('photos side by side are cropped around their points, a single one is not cropped', () => {
  const row = '::: photos\n![a](/media/a/960x640.jpg)\n![b](/media/b/960x640.jpg)\n:::'
  const html = renderMarkdown(`${row}\n\n![a](/media/a/960x640.jpg)`, {
    focalPointOf: (url) => (url.startsWith('/media/a/') ? [20, 70] : null),
  })
  expect(html.match(/<img[^>]*src="\/media\/\w/g)).toEqual([
    '<img class="fx2 fy7" src="/media/a',
    '<img src="/media/b',
    '<img src="/media/a',
  ])
})
