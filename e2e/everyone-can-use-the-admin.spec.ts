import { expect, expectNoAxeViolations, test } from './signed-in.ts'

const places = [
  '/admin',
  '/admin?tab=content',
  '/admin?tab=content&view=gallery',
  '/admin?tab=content&view=access',
  '/admin?tab=ideas',
  '/admin/readers/messages',
  '/admin/readers/comments',
  '/admin/readers/letters',
  '/admin/import',
]

// each test asks axe about many screens
test.describe.configure({ timeout: 240_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`every tab passes axe and fits: ${theme} theme, ${width} px`, async ({ page, call }) => {
      await call('POST', '/api/contact', {
        name: 'Robin',
        email: 'robin@example.com',
        subject: `Seen at ${width} in ${theme}`,
        message: 'A message with enough words in it.',
      })
      await call('POST', '/api/newsletter/subscribe', {
        name: 'Ann',
        email: 'ann@example.com',
        consent: true,
      })
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme)
      await page.setViewportSize({ width, height: 844 })
      for (const place of places) {
        await page.goto(place)
        await page.waitForLoadState('networkidle')
        await expectNoAxeViolations(page)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        )
        expect(overflow, `${place} scrolls sideways`).toBeLessThanOrEqual(0)
      }
    })

    test(`dialogs pass axe: ${theme} theme, ${width} px`, async ({ page, call }) => {
      await call('POST', '/api/contact', {
        name: 'Robin',
        email: 'robin@example.com',
        subject: `Seen at ${width} in ${theme}`,
        message: 'A message with enough words in it.',
      })
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme)
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/admin/readers/messages')
      await page
        .getByRole('button', { name: /Seen at/ })
        .first()
        .click()
      await expectNoAxeViolations(page)

      await page.goto('/admin')
      await page.getByRole('combobox', { name: 'Search posts' }).fill('the')
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'View Calendar' }).click()
      await expectNoAxeViolations(page)

      await page.goto('/admin?tab=content')
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click()
      await expectNoAxeViolations(page)

      await page.goto('/admin?tab=content&view=access')
      await page.getByRole('button', { name: 'Add admin' }).click()
      await expectNoAxeViolations(page)
      if (width < 1024) {
        await page.goto('/admin')
        await page.getByRole('button', { name: 'Open menu' }).click()
        await expectNoAxeViolations(page)
      }
    })
  }
}
