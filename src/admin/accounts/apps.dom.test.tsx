import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { network, openAdmin, resetDiary, toast } from '#test/dom/dom.tsx'
import { appErrors } from '#texts/errors/accounts.ts'

beforeEach(resetDiary)

const apps = page.getByRole('region', { name: 'Apps that may post' })
const button = (name: string) => apps.getByRole('button', { name, exact: true })

test('a token is shown once, and its app is revoked after a question', async () => {
  await openAdmin('/admin/settings#account')
  await expect.element(apps.getByText('No apps yet.')).toBeVisible()
  await button('Add an app').click()
  await button('Make a token').click()
  await expect.element(apps.getByText(appErrors.name)).toBeVisible()
  await apps.getByRole('textbox', { name: 'Name' }).fill('iA Writer')
  await apps.getByRole('switch', { name: 'Publish' }).click()
  await button('Make a token').click()

  const token = apps.getByRole('textbox', { name: 'Token' })
  await expect.element(token).toBeVisible()
  expect((token.element() as HTMLInputElement).value).toMatch(/^dd_[\w-]{40,}$/)
  const address = apps.getByRole('textbox', { name: 'Your diary’s address' })
  await expect.element(address).toHaveValue(location.origin)
  await button('Done').click()
  expect(apps.getByRole('textbox').query()).toBeNull()
  await expect.element(apps.getByText('May write drafts, publish and upload')).toBeVisible()
  await expect.element(apps.getByText(/^Made .* · never used$/)).toBeVisible()

  await button('Revoke iA Writer').click()
  const question = page.getByRole('alertdialog', { name: 'Revoke iA Writer?' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await button('Revoke iA Writer').click()
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(apps.getByText('No apps yet.')).toBeVisible()
  await expect.element(toast()).toMatchTextContent('App revoked')
})

test('what cannot be made is said, and nothing typed is lost', async () => {
  await openAdmin('/admin/settings#account')
  await button('Add an app').click()
  const name = apps.getByRole('textbox', { name: 'Name' })
  await name.fill('iA Writer')
  await network.lose('POST /api/admin/apps', 1)
  await button('Make a token').click()
  await expect.element(toast()).toMatchTextContent('no token was made')
  await network.answer('POST /api/admin/apps', 409, {
    code: 'apps.name_taken',
    message: appErrors.nameTaken,
    fields: { name: appErrors.nameTaken },
  })
  await button('Make a token').click()
  await expect.element(apps.getByText(appErrors.nameTaken)).toBeVisible()
  await expect.element(name).toHaveValue('iA Writer')
})
