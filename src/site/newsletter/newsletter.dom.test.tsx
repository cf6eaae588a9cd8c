import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectErrors, network, openSite } from '#test/dom/dom.tsx'
import { newsletterToasts } from '#texts/site/newsletter.ts'
import { nextStepTexts } from '#texts/site/next-step.ts'

const form = page.getByRole('form', { name: 'Join Our Pack!' })
const [name, email] = [form.getByLabelText('Your Name'), form.getByLabelText('Email Address')]
const agree = form.getByLabelText(/^I agree to receive updates and marketing emails/)
const subscribe = form.getByRole('button', { name: 'Subscribe' })
const errors = () =>
  form
    .getByCss('.error')
    .elements()
    .map(({ textContent }) => textContent)

test('says what is missing on submit, then follows each change', async () => {
  await openSite('/')
  await name.fill('R')
  expect(errors()).toEqual([])
  await subscribe.click()
  await expect
    .poll(errors)
    .toEqual([
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'You must agree to receive updates',
    ])
  await expect.element(name).toHaveFocus()
  await name.fill('Robin')
  await email.fill('robin@example.com')
  await expect.poll(errors).toEqual(['You must agree to receive updates'])
  await agree.click()
  await expect.poll(errors).toEqual([])
})

test('beside the toast the form says what happens next', async () => {
  await openSite('/')
  await name.fill('Robin')
  await email.fill('robin@example.com')
  await agree.click()
  await subscribe.click()
  await expect.element(page.getByText(newsletterToasts.done.description)).toBeVisible()
  await expect
    .element(form.getByRole('status'))
    .toHaveTextContent(nextStepTexts.later('robin@example.com'))
  await expect.element(email).toHaveValue('')
})

test('when the server fails it says so and keeps what was typed', async () => {
  expectErrors(/500/)
  await network.answer('POST /api/newsletter/subscribe', 500)
  await openSite('/')
  await name.fill('Robin')
  await email.fill('robin@example.com')
  await agree.click()
  await subscribe.click()
  await expect.element(page.getByText('Something went wrong.')).toBeVisible()
  await expect.element(page.getByText('Please try again later.')).toBeVisible()
  await expect.element(name).toHaveValue('Robin')
  await expect.element(agree).toBeChecked()
})
