import type { Page } from '@playwright/test'
import { expect, test } from '../signed-in.ts'

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const text = `# A day at the sea\n\nHe **waited** at the [door](/blog/door), ${'which is what doors are for, '.repeat(12)}and left.\n\n* one\n* two   \n\n> said he\n\n\`\`\`\n# no heading here\n\`\`\`\n\nSupercalifragilistic${'x'.repeat(300)}\n\nכלב ארוך מאוד\n`

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('headings and bold words look it, and stand exactly where they are typed', async ({
      page,
    }) => {
      await page.goto('/admin/posts/new')
      await content(page).fill(text)
      const mirror = page.locator('.editor-mirror')
      await expect(mirror.locator('.md-heading')).toHaveText(['A day at the sea'])
      await expect(mirror.locator('.md-bold')).toHaveText(['waited'])
      await expect(mirror.locator('.md-code')).toContainText(['# no heading here'])
      const heightOf = async (name: string) =>
        (await mirror.locator(name).first().boundingBox())?.height ?? 0
      expect(await heightOf('.md-heading')).toBeGreaterThan(1.15 * (await heightOf('.md-bold')))
      // The mirror must be as high as the text of the field, and its lines must start at the same
      // places.
      const heights = await page.evaluate(() => {
        const field = document.querySelector('.editor-content') as HTMLTextAreaElement
        const drawn = document.querySelector('.editor-mirror') as HTMLElement
        field.style.minHeight = '0'
        const { paddingBottom } = getComputedStyle(drawn)
        const last = drawn.lastElementChild?.getBoundingClientRect().bottom ?? 0
        const end = last - drawn.getBoundingClientRect().top + Number.parseFloat(paddingBottom)
        return [field.scrollHeight, Math.round(end)]
      })
      expect(heights[1]).toBe(heights[0])
      await mirror.locator('.md-bold').evaluate((word) => word.scrollIntoView({ block: 'center' }))
      const bold = await mirror.locator('.md-bold').boundingBox()
      const under = await page.evaluate(
        ([x, y]) => {
          const place = document.caretPositionFromPoint(x, y)
          const field = place?.offsetNode as HTMLTextAreaElement
          return field.value.slice(place?.offset, (place?.offset ?? 0) + 6)
        },
        [(bold?.x ?? 0) + 1, (bold?.y ?? 0) + (bold?.height ?? 0) / 2] as const,
      )
      expect(under).toBe('waited')
    })
  })
}
