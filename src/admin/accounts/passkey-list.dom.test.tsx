import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { network, openAdmin } from '#test/dom/dom.tsx'

test('by its number the diary says why there are no passkeys', async () => {
  const origin = 'http://127.0.0.1:3000'
  await network.answer('GET /api/admin/passkeys', 200, {
    origin,
    problem: 'ip_address',
    passkeys: [],
  })
  await openAdmin('/admin/settings#account')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await expect.element(passkeys.getByText(/Passkeys need a name/)).toBeVisible()
  expect(passkeys.getByRole('button', { name: 'Add a passkey' }).query()).toBeNull()
})
