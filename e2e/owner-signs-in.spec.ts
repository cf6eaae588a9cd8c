import { expectAccessible } from './axe.ts'
import { owner, startDiary } from './diary.ts'
import { expect, test } from './fixtures.ts'

test('the owner signs in, stays signed in, and signs out', async ({ page, signIn }) => {
  await signIn()
  await expect(page).toHaveURL('/admin')
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toMatch(/^password:/)
  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('the cookie alone is enough, and so is the token alone', async ({ page, signIn }) => {
  const dashboard = page.getByRole('heading', { name: 'Dashboard' })
  await signIn()
  await page.evaluate(() => localStorage.setItem('adminToken', 'admin-token-placeholder'))
  await page.reload()
  await expect(dashboard).toBeVisible()

  // What a screen asks for after a session ended is refused: only a screen that is there logs out.
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  await signIn()
  await expect(dashboard).toBeVisible()
  await page.context().clearCookies()
  await page.reload()
  await expect(dashboard).toBeVisible()
  await expect(page).toHaveURL('/admin')
})

for (const wanted of ['/admin/posts/new', '/admin/gallery', '/admin/settings']) {
  test(`${wanted} is guarded and reached after signing in`, async ({ page }) => {
    await page.goto(wanted)
    await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent(wanted)}`)
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password').fill(owner.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(wanted)
  })
}

test('an address of another site is never the wanted one', async ({ page }) => {
  await page.goto('/admin/login?next=https%3A%2F%2Fevil.example%2Fadmin')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Login with Email' }).click()
  await expect(page).toHaveURL('/admin')
})

test('the form says what is missing', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill('no address')
  await page.getByRole('button', { name: 'Login with Email' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await page.getByLabel('Email').fill('somebody@example.com')
  await expect(page.getByText('Please enter a valid email address')).toBeHidden()
})

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: [/status of (?:401|429|500)|net::ERR_|ApiError: 500/] })

  test('a wrong password, and too many of them', async ({ page }) => {
    await page.goto('/admin/login')
    await page.getByLabel('Email').fill('guesser@example.com')
    await page.getByLabel('Password').fill('wrong-wrong')
    const banner = page.getByRole('alert')
    for (let guess = 1; guess <= 5; guess += 1) {
      const answer = page.waitForResponse('**/api/auth/login')
      await page.getByRole('button', { name: 'Login with Email' }).click()
      await answer
      await expect(banner).toHaveText('Invalid email or password. Please try again.')
    }
    await page.getByRole('button', { name: 'Login with Email' }).click()
    await expect(banner).toContainText('An error occurred. Please try again later.')
    await expect(banner).toContainText(/Too many attempts. Please try again in \d+ minutes./)
  })

  test('the network away', async ({ page }) => {
    await page.goto('/admin/login')
    await page.route('**/api/auth/login', (route) => route.abort())
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password').fill(owner.password)
    await page.getByRole('button', { name: 'Login with Email' }).click()
    await expect(page.getByRole('alert')).toContainText('An error occurred.')
    await expect(page.getByRole('alert')).toContainText('Please check your connection.')
  })

  test('without a setup status the login has no setup box, the setup its first view', async ({
    page,
  }) => {
    await page.route('**/api/admin/setup-status', (route) => route.fulfill({ status: 500 }))
    await page.goto('/admin/login')
    await expect(page.getByText('Need an account?')).toBeVisible()
    await expect(page.getByText('First time setup?')).toBeHidden()
    await page.goto('/admin/setup')
    await expect(page.getByRole('button', { name: 'Register with Google' })).toBeVisible()
  })
})

test('while signing in both ways are closed', async ({ page }) => {
  await page.goto('/admin/login')
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/login', async (route) => {
    await isAnswered
    await route.continue()
  })
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Login with Email' }).click()
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeDisabled()
  answer()
  await expect(page).toHaveURL('/admin')
})

test('practice is marked as practice, from the button to the window', async ({ page }) => {
  await page.goto('/admin/login')
  await expect(page.getByText('Practice mode: no Google account is needed.')).toBeVisible()
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ])
  await expect(popup.getByText('This is not Google.')).toBeVisible()
  expect(new URL(popup.url()).hostname).toBe('127.0.0.1')
})

test('in production the Google button says how to configure it', async ({ page }) => {
  test.slow()
  const diary = await startDiary({ NODE_ENV: 'production' })
  await page.goto(`${diary.url}/admin/login`)
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await expect(page.getByRole('alert')).toContainText('Google sign-in is not configured.')
  await expect(page.getByRole('alert')).toContainText('GOOGLE_CLIENT_ID')
  await diary.stop()
})

test('an empty diary makes its first owner, whose password is printed once', async ({ page }) => {
  test.slow()
  const env = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '', SEED: 'none' }
  const diary = await startDiary(env, { firstStart: true })
  const [, password = ''] = /Password: +([a-z\d-]{24})/.exec(diary.output()) ?? []
  await page.goto(`${diary.url}/admin/login`)
  await page.getByLabel('Email').fill('owner@diary.local')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login with Email' }).click()
  await expect(page).toHaveURL(`${diary.url}/admin`)
  await page.goto('about:blank')
  await diary.restart()
  expect(diary.output()).not.toContain('Password:')
  await diary.stop()
})

for (const path of ['/admin/login', '/admin/setup']) {
  for (const theme of ['light', 'dark']) {
    test(`${path} in ${theme} has nothing in the way of anybody`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectAccessible(page)
    })
  }
}
