import { nextStepTexts } from '#texts/site/next-step.ts'
import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false, expectedErrors: [/400/] })

const blogName = "Pretzel's Dachshund Diary"

test('what is wrong is said at its field, what was typed stays, and then the message is sent', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Robin')
  await page.getByLabel('Message').fill('Short')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.locator('form .error')).toHaveText([
    'Please enter a valid email address',
    'Subject is required',
    'Message must be at least 10 characters',
  ])
  await expect(page.getByLabel('Name')).toHaveValue('Robin')
  await expect(page.getByLabel('Message')).toHaveValue('Short')
  await page.getByLabel('Email').fill('robin@example.com')
  await page.getByLabel('Subject').fill('A ramp')
  await page.getByLabel('Message').fill('Which ramp do you have, and is it steep?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
  await expect(page).toHaveTitle(`Contact - ${blogName}`)
})

test('somebody subscribes from the home page and finds the way back', async ({ page }) => {
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Join Our Pack!' })
  await form.getByLabel('Your Name').fill('Robin')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.locator('form .error')).toHaveText([
    'Please enter a valid email address',
    'You must agree to receive updates',
  ])
  await expect(form.getByLabel('Your Name')).toHaveValue('Robin')
  await form.getByLabel('Email Address').fill('robin@example.com')
  await form.getByLabel('I agree to receive updates and marketing emails').check()
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible()
  await expect(page.getByText("You've been subscribed to our newsletter.")).toBeVisible()
  await expect(page.getByText(nextStepTexts.later('robin@example.com'))).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true })

  test('the answer to a form is hydrated like any other page', async ({ page }) => {
    await page.goto('/contact')
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('form[action="/contact"]')
      form?.submit()
    })
    await expect(page.locator('form .error').first()).toHaveText(
      'Name must be at least 2 characters',
    )
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.getByLabel('Name').fill('Robin')
    await expect(page.locator('form .error')).toHaveCount(3)
  })
})
