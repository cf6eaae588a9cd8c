import { expect, test } from './fixtures.ts'

for (const width of [390, 1280]) {
  for (const path of ['/', '/blog', '/blog/rain-a-negotiation', '/gallery', '/about']) {
    test(`at ${width} px, pictures of ${path} have a size, light forms, and come in the order they are seen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const seen = page.locator('main img.image').filter({ visible: true })
      const pictures = await seen.evaluateAll((images) =>
        images.map((image) => ({
          size: [image.getAttribute('width'), image.getAttribute('height')].map(Number),
          forms: [...(image.closest('picture')?.querySelectorAll('source[type]') ?? [])].map(
            (source) =>
              source.getAttribute('srcset') && source.getAttribute('sizes')
                ? source.getAttribute('type')
                : '',
          ),
          isLazy: image.getAttribute('loading') === 'lazy',
          priority: image.getAttribute('fetchpriority'),
        })),
      )
      expect(pictures[0]).toMatchObject({ isLazy: false, priority: 'high' })
      for (const { size, forms } of pictures) {
        expect(Math.min(...size)).toBeGreaterThan(0)
        expect(forms).toEqual(['image/avif', 'image/webp'])
      }
      expect(pictures.slice(3).filter(({ isLazy }) => !isLazy)).toEqual([])
    })
  }
}

test("the hero's photo is fetched where it is shown; on a phone nothing is", async ({ page }) => {
  const photo = page.locator('.hero-photos img')
  const shown = () => photo.evaluate((image: HTMLImageElement) => image.currentSrc)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await expect(photo).toBeHidden()
  expect(await shown()).toMatch(/^data:/)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(photo).toBeVisible()
  await expect.poll(shown).toMatch(/avif$/)
})
