import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No violations, named by rule and place so that a failure can be read. */
export async function expectAccessible(page: Page) {
  await settle(page)
  // One frame and nothing but violations: what else axe can tell takes as long again.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const named = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)
  expect(named).toEqual([])
}

/** What is still fading in has not its own colours yet. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ timeline, effect }) => {
      const isTimed = timeline === document.timeline
      return isTimed && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    })
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })

export async function chooseTheme(page: Page, theme: 'light' | 'dark') {
  await page.addInitScript((chosen) => {
    // A mail is shown in a frame that may keep nothing.
    if (window === window.top) localStorage.setItem('theme', chosen)
  }, theme)
}
