import type { Page } from '@playwright/test'

/** Presses the button that opens the provider's window, and waits for its question. */
export async function openPopup(page: Page, name: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name }).click(),
  ])
  await popup.getByRole('heading', { name: 'Choose an account' }).waitFor()
  return popup
}

export async function choose(popup: Page, email: string, isVerified = true) {
  await popup.getByLabel('Another email').fill(email)
  await popup.getByLabel('This email is verified').setChecked(isVerified)
  await popup.getByRole('button', { name: 'Continue' }).click()
}
