import type { Page } from '@playwright/test'
import { drawing } from '#test/make-image.ts'
import { settle } from './axe.ts'
import { expect, expectNoAxeViolations, test, toastOf } from './signed-in.ts'

const open = async (page: Page) => {
  await page.goto('/admin/dog')
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
}
const publish = (page: Page) => page.getByRole('button', { name: 'Publish changes' }).click()
const draftSaved = (page: Page) => expect(page.getByText('Draft saved')).toBeVisible()

test('what is typed is seen beside it, kept as a draft, and public when it is published', async ({
  page,
}) => {
  await open(page)
  await expectNoAxeViolations(page)
  await page.getByLabel('Name', { exact: true }).fill('Olive')
  await page.getByLabel('We say').selectOption('she')
  await page.getByLabel('Below it').fill('{name} is {his} own boss. {He} says so.')
  const preview = page.getByRole('region', { name: 'How visitors see it' })
  await expect(preview).toContainText('Olive is her own boss. She says so.')
  await expect(page.getByText('Visitors read: Olive is her own boss. She says so.')).toBeVisible()
  await expect(page.getByText('3 changes not public')).toBeVisible()
  await draftSaved(page)
  expect(await (await page.request.get('/about')).text()).not.toContain('Olive')

  await page.reload()
  await expect(page.getByText('You have changes here that aren’t public yet.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Olive')
  await publish(page)
  await expect(toastOf(page)).toContainText('Published')
  await expect(page.getByText(/not public/)).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByText('Olive is her own boss. She says so.')).toBeVisible()

  await open(page)
  await page.getByLabel('Name', { exact: true }).fill('Mistake')
  await publish(page)
  await expect(toastOf(page)).toContainText('Published')
  await page.getByRole('heading', { name: 'Earlier saves' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Olive' }).getByRole('button').click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Olive')
  await publish(page)
  await expect(page.getByText(/not public/)).toHaveCount(0)
})

test('lists grow, shrink and change their order by keyboard', async ({ page }) => {
  await open(page)
  const fact = (number: number) => page.getByLabel(`Fact ${number}`, { exact: true })
  const first = await fact(1).inputValue()
  const second = await fact(2).inputValue()
  await page.getByRole('button', { name: 'Move Fact 1 down' }).press('Enter')
  await expect(fact(2)).toHaveValue(first)
  await page.getByRole('button', { name: 'Remove Fact 2' }).press('Enter')
  await expect(fact(1)).toHaveValue(second)
  await page.getByRole('button', { name: 'Add a fact' }).press('Enter')
  await expect(fact(8)).toBeFocused()
  await page.keyboard.type('A new one.')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(fact(1)).toHaveValue(first)
})

test.describe('what is wrong', () => {
  test.use({ expectedErrors: [/409/] })
  test('is told at its field, and a second tab cannot overwrite the first', async ({
    page,
    context,
  }) => {
    await open(page)
    await page.getByLabel('Name', { exact: true }).fill('')
    await page.getByLabel('Tagline').fill('A dog of {size}')
    await publish(page)
    await expect(page.getByText('Please enter a name')).toBeVisible()
    await expect(page.getByText('{size} can’t be filled in. These can: {name}')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()

    const other = await context.newPage()
    await open(other)
    await other.getByLabel('Name', { exact: true }).fill('Anton')
    await other.getByLabel('Tagline').fill('First')
    await publish(other)
    await expect(toastOf(other)).toContainText('Published')
    await page.getByLabel('Name', { exact: true }).fill('Late')
    await page.getByLabel('Tagline').fill('Second')
    await publish(page)
    await expect(toastOf(page).last()).toContainText('saved somewhere else')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Late')
  })
})

test('family, links and zone are saved apart from the dog', async ({ page }) => {
  await open(page)
  const family = page.getByRole('form', { name: 'Family and links' })
  await family.getByLabel('Who writes it').fill('Robin')
  await family.getByLabel('Mastodon').fill('@robin')
  await family.getByLabel('Time zone').selectOption('Pacific/Honolulu')
  await family.getByRole('button', { name: 'Save' }).click()
  await expect(family.getByText('Please enter a full address')).toBeVisible()
  await family.getByLabel('Mastodon').fill('https://example.social/@robin')
  await family.getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(page).last()).toContainText('Saved')
  const stored = await (await page.request.get('/api/settings')).json()
  expect(stored).toMatchObject({ ownerName: 'Robin', timeZone: 'Pacific/Honolulu' })
  expect(await (await page.request.get('/rss.xml')).text()).toContain('Robin')

  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Mastodon' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveCount(0)
})

test('a photo comes from the device or from an address, and visitors see it', async ({ page }) => {
  const { portrait: before } = await (await page.request.get('/api/dog')).json()
  await open(page)
  const dialog = page.getByRole('dialog', { name: 'Portrait' })
  const portrait = page.locator('.pick').filter({ hasText: 'Portrait' }).locator('img')
  await page.getByRole('button', { name: 'Change: Portrait' }).click()
  const buffer = await drawing({ width: 240, height: 160 }).jpeg().toBuffer()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'olive.jpg', mimeType: 'image/jpeg', buffer })
  await expect(dialog).toHaveCount(0)
  await expect(portrait).toHaveAttribute('src', /^\/media\/(?!demo)/)
  await publish(page)
  await expect(toastOf(page)).toContainText('Published')
  const { portrait: uploaded } = await (await page.request.get('/api/dog')).json()
  expect(uploaded).toMatch(/^\/media\/(?!demo)/)
  expect((await page.request.get(uploaded)).headers()['content-type']).toBe('image/jpeg')
  expect(await (await page.request.get('/about')).text()).toContain(uploaded)

  await page.getByRole('button', { name: 'Change: Portrait' }).click()
  await dialog.getByRole('tab', { name: 'Address' }).click()
  const address = dialog.getByRole('textbox')
  await address.fill('ftp://example.com/olive.jpg')
  await address.press('Enter')
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill(before)
  await address.press('Enter')
  await expect(dialog).toHaveCount(0)
  await publish(page)
  await expect(page.getByText(/not public/)).toHaveCount(0)
  const { portrait: named } = await (await page.request.get('/api/dog')).json()
  expect(named).toBe(before)
})

test('parts fold by mouse and keyboard, keep what is typed, and open for what is wrong', async ({
  page,
}) => {
  await open(page)
  const part = (name: string) =>
    page.locator('details.part').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const who = part('Who it’s about')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Olive')
  await who.locator('summary').click()
  await expect(name).toBeHidden()
  await who.locator('summary').press('Enter')
  await expect(name).toBeVisible()
  await expect(name).toHaveValue('Olive')

  await name.fill('')
  await who.locator('summary').click()
  await expect(name).toBeHidden()
  await publish(page)
  await expect(page.getByText('Please enter a name')).toBeVisible()
  await expect(name).toBeFocused()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText(/not public/)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('a portrait is chosen from the gallery with a thumb, and nothing scrolls sideways', async ({
    page,
  }) => {
    await open(page)
    await page.getByRole('button', { name: 'Change: Portrait' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Portrait' })
    await dialog.getByRole('tab', { name: 'Gallery' }).tap()
    await dialog
      .getByRole('button', { name: /^Choose/ })
      .first()
      .tap()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('1 change not public')).toBeVisible()
    await draftSaved(page)
    await page.getByRole('button', { name: 'Discard' }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).tap()
    await expect(page.getByText(/not public/)).toHaveCount(0)
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  })

  test('a message never lies over what publishes the changes', async ({ page }) => {
    await open(page)
    await page.getByLabel('Tagline').fill('Long dog, short message')
    await expect(page.getByText('1 change not public')).toBeVisible()
    await page.getByRole('button', { name: 'Save family and links' }).tap()
    await expect(toastOf(page)).toContainText('Saved')
    await page.getByLabel('Tagline').scrollIntoViewIfNeeded()
    await settle(page)
    const [message, dock] = [toastOf(page), page.locator('.dock')]
    const [above, below] = [await message.boundingBox(), await dock.boundingBox()]
    expect(Math.round(above!.y + above!.height)).toBeLessThanOrEqual(Math.round(below!.y))
  })
})
