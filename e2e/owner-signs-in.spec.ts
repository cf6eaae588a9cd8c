import { expect, test } from './fixtures.ts'

test('the owner signs in with email and password', async ({ page, signIn }) => {
  await signIn()
  await expect(page).toHaveURL(/\/admin$/)
})
