import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectErrors, network, openSite } from '#test/dom/dom.tsx'

const letter = page.getByRole('form', { name: 'Dear Pretzel,' })
const send = letter.getByRole('button', { name: 'Send Message' })
const field = (label: string) => letter.getByLabelText(label)
const errors = () =>
  letter
    .getByCss('.error')
    .elements()
    .map(({ textContent }) => textContent)

test('an empty message is refused field by field', async () => {
  await openSite('/contact')
  await send.click()
  await expect
    .poll(errors)
    .toEqual([
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Subject is required',
      'Message must be at least 10 characters',
    ])
  await expect.element(field('Name')).toHaveFocus()
  await field('Subject').fill('Stairs')
  await expect.poll(() => errors().length).toBe(3)
})

test('when the server fails it says so and keeps every word', async () => {
  expectErrors(/503/)
  await network.answer('POST /api/contact', 503)
  await openSite('/contact')
  await field('Name').fill('Robin')
  await field('Email').fill('robin@example.com')
  await field('Subject').fill('Stairs')
  await field('Message').fill('Does he take the stairs?')
  await send.click()
  await expect.element(page.getByText('Something went wrong.')).toBeVisible()
  await expect.element(field('Message')).toHaveValue('Does he take the stairs?')
  await expect.element(send).toBeEnabled()
})

test('four questions, the first one open', async () => {
  await openSite('/contact')
  const questions = page.getByRole('region', { name: 'Asked before' }).getByCss('details')
  expect(questions.elements()).toHaveLength(4)
  await expect.element(questions.nth(0)).toHaveAttribute('open')
  ;(questions.nth(3).getByCss('summary').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(questions.nth(3)).toHaveAttribute('open')
  await expect.element(questions.nth(3)).toMatchTextContent('Join Our Pack!')
})
