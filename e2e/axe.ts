import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No violations, named by rule and place so that a failure can be read. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const named = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)
  expect(named).toEqual([])
}

export async function chooseTheme(page: Page, theme: 'light' | 'dark') {
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
}
