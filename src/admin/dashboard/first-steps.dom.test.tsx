import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { call, network, openAdmin, resetDiary } from '#test/dom/dom.tsx'

interface StoredDog {
  document: { dogs: { portrait: string; heroPhoto: string }[] }
}

const drawing = (name: string) => page.getByRole('button', { name: `Use ${name}`, exact: true })
const storedDog = async () => (await call<StoredDog>('GET', '/api/admin/dog')).document.dogs[0]

beforeEach(resetDiary)

test('a portrait that was chosen stays when the step is left before Next', async () => {
  const before = (await storedDog())?.portrait
  await openAdmin('/admin/welcome?step=2')
  const chosen = page.getByCss('.fr-thumbs button[aria-pressed="false"]').last()
  const name = (await chosen.findElement()).getAttribute('aria-label')?.replace(/^Use /, '') ?? ''
  await drawing(name).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByRole('heading', { name: /^Whose diary/ })).toBeVisible()
  await expect.poll(async () => (await storedDog())?.portrait).not.toBe(before)
  await openAdmin('/admin/welcome?step=2')
  await expect.element(drawing(name)).toHaveAttribute('aria-pressed', 'true')
})

test('the last portrait of several counts, and Next says when it could not be stored', async () => {
  await openAdmin('/admin/welcome?step=2')
  const thumbs = page.getByCss('.fr-thumbs button')
  await expect.element(thumbs.first()).toBeVisible()
  const letGo = await network.hold('PUT /api/admin/dog')
  await thumbs.nth(0).click()
  await thumbs.nth(1).click()
  await thumbs.nth(2).click()
  await letGo()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByRole('heading', { name: /^Choose/ })).toBeVisible()
  await openAdmin('/admin/welcome?step=2')
  await expect.element(thumbs.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await network.lose('PUT /api/admin/dog')
  await thumbs.nth(0).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
})
