import { expect, test } from './fixtures.ts'

test('the newsletter shows that it is busy, then that it worked, and is empty again', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/newsletter/subscribe', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Join Our Pack!' })
  await form.getByLabel('Your Name').fill('Robin')
  await form.getByLabel('Email Address').fill('robin@example.com')
  await form.getByLabel('I agree').check()
  await form.getByLabel('Email Address').press('Enter')
  await expect(form.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  release()
  await expect(page.getByText('Success!', { exact: true })).toBeVisible()
  await expect(
    page.getByText("You've been subscribed to our newsletter.", { exact: true }),
  ).toBeVisible()
  await expect(form.getByLabel('Your Name')).toHaveValue('')
  await expect(form.getByLabel('I agree')).not.toBeChecked()
  await expect(form.getByRole('button', { name: 'Subscribe' })).toBeEnabled()
})

test('the contact page sends a letter by keyboard alone, thanks for it and takes another', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/contact', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/contact')
  const letter = page.getByRole('form', { name: 'Dear Pretzel,' })
  await letter.getByLabel('Name').focus()
  const typed = ['Robin', 'robin@example.com', 'Stairs', 'Does he take the stairs?']
  for (const text of typed) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(letter.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  const request = page.waitForRequest('**/api/contact')
  release()
  const sent = page.getByRole('heading', { name: 'Message Sent!' })
  await expect(sent).toBeInViewport()
  const bar = await page.locator('.site-bar').boundingBox()
  await expect
    .poll(async () => (await sent.boundingBox())!.y)
    .toBeGreaterThanOrEqual(bar!.y + bar!.height)
  await expect(page.getByText('Message sent!', { exact: true })).toBeVisible()
  await expect(
    page.getByText("We'll get back to you as soon as possible.", { exact: true }),
  ).toBeVisible()
  await expect(letter).toBeHidden()
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await expect(letter.getByLabel('Name')).toBeFocused()
  await expect(letter.getByLabel('Message')).toHaveValue('')
  request.catch(() => {})
})
