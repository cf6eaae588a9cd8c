import { expect, test } from './fixtures.ts'

test.describe('the newsletter', () => {
  test('says what is missing on submit, then follows each change', async ({ page }) => {
    await page.goto('/')
    const form = page.getByRole('form', { name: 'Join Our Pack!' })
    await form.getByLabel('Your Name').fill('R')
    await expect(form.locator('.error')).toHaveCount(0)
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(form.locator('.error')).toHaveText([
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'You must agree to receive updates',
    ])
    await expect(form.getByLabel('Your Name')).toBeFocused()
    await form.getByLabel('Your Name').fill('Robin')
    await form.getByLabel('Email Address').fill('robin@example.com')
    await expect(form.locator('.error')).toHaveText(['You must agree to receive updates'])
    await form.getByLabel('I agree to receive updates and marketing emails').check()
    await expect(form.locator('.error')).toHaveCount(0)
  })

  test('shows that it is busy, then that it worked, and is empty again', async ({ page }) => {
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

  test.describe('when the server fails', () => {
    test.use({ expectedErrors: [/Failed to load resource/] })

    test('says so and keeps what was typed', async ({ page }) => {
      await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status: 500 }))
      await page.goto('/')
      const form = page.getByRole('form', { name: 'Join Our Pack!' })
      await form.getByLabel('Your Name').fill('Robin')
      await form.getByLabel('Email Address').fill('robin@example.com')
      await form.getByLabel('I agree').check()
      await form.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByText('Something went wrong.', { exact: true })).toBeVisible()
      await expect(page.getByText('Please try again later.', { exact: true })).toBeVisible()
      await expect(form.getByLabel('Your Name')).toHaveValue('Robin')
      await expect(form.getByLabel('I agree')).toBeChecked()
    })
  })
})

test.describe('the contact page', () => {
  test('four questions, the first one open', async ({ page }) => {
    await page.goto('/contact')
    const questions = page.getByRole('region', { name: 'Asked before' }).locator('details')
    await expect(questions).toHaveCount(4)
    await expect(questions.nth(0)).toHaveAttribute('open')
    await questions.nth(3).locator('summary').press('Enter')
    await expect(questions.nth(3)).toContainText('Join Our Pack!')
  })

  test('says what is missing', async ({ page }) => {
    await page.goto('/contact')
    const letter = page.getByRole('form', { name: 'Dear Pretzel,' })
    await letter.getByRole('button', { name: 'Send Message' }).click()
    await expect(letter.locator('.error')).toHaveText([
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Subject is required',
      'Message must be at least 10 characters',
    ])
    await expect(letter.getByLabel('Name')).toBeFocused()
    await letter.getByLabel('Subject').fill('Stairs')
    await expect(letter.locator('.error')).toHaveCount(3)
  })

  test('sends a letter by keyboard alone, thanks for it and takes another', async ({ page }) => {
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

  test.describe('when the server fails', () => {
    test.use({ expectedErrors: [/Failed to load resource/] })

    test('says so and keeps every word', async ({ page }) => {
      await page.route('**/api/contact', (route) => route.fulfill({ status: 503 }))
      await page.goto('/contact')
      const letter = page.getByRole('form', { name: 'Dear Pretzel,' })
      await letter.getByLabel('Name').fill('Robin')
      await letter.getByLabel('Email').fill('robin@example.com')
      await letter.getByLabel('Subject').fill('Stairs')
      await letter.getByLabel('Message').fill('Does he take the stairs?')
      await letter.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Something went wrong.', { exact: true })).toBeVisible()
      await expect(letter.getByLabel('Message')).toHaveValue('Does he take the stairs?')
      await expect(letter.getByRole('button', { name: 'Send Message' })).toBeEnabled()
    })
  })
})

test('about: who he is, how old he is today, and where to go on', async ({ page }) => {
  await page.goto('/about')
  const fact = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('+ dd')
  await expect(fact('Breed')).toHaveText('Miniature Dachshund')
  await expect(fact('Color')).toHaveText('Chocolate and Tan')
  await expect(fact('Weight')).toHaveText('7 pounds')
  await expect(fact('Birthday')).toHaveText('July 25, 2024')
  await expect(fact('Age')).toHaveText(/^\d+ (months?|years?) old$/)
  for (const favorite of ['Food', 'Toy', 'Activity', 'Nap spot', 'Trick']) {
    await expect(fact(favorite)).not.toBeEmpty()
  }
  await expect(page.getByRole('link', { name: 'Read the Blog' })).toHaveAttribute('href', '/blog')
  await page.getByRole('link', { name: 'See the Gallery' }).click()
  await expect(page).toHaveURL(/\/gallery$/)
})

test.describe('an address that does not exist', () => {
  test.use({ expectedErrors: [/404/] })

  test('is a page that says so', async ({ page }) => {
    const response = await page.goto('/squirrels')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short legs, long stories.')
  })
})
