import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { GOOGLE_CHANNEL } from '#shared/contract/accounts.ts'
import { expectErrors, network, openAdmin, phoneSize, resetDiary } from '#test/dom/dom.tsx'

const owner = { email: 'owner@example.com', password: 'short-legs-long-stories' }
const nobody = {
  user: null,
  isAdmin: false,
  provider: null,
  google: 'practice',
  passkeys: false,
  sendsMail: false,
}

const asNobody = (more: object = {}) =>
  network.answer('GET /api/auth/session', 200, { ...nobody, ...more })

const openLogin = async (more: object = {}) => {
  await asNobody(more)
  return openAdmin('/admin/login')
}
const withEmail = page.getByRole('button', { name: 'Login with Email' })
const withGoogle = page.getByRole('button', { name: 'Sign in with Google' })
const banner = page.getByRole('alert')
const expectBanner = (hasText: string | RegExp) =>
  expect.element(banner.filter({ hasText })).toBeVisible()

async function fillIn({ email, password } = owner) {
  await page.getByLabelText('Email').fill(email)
  await page.getByLabelText('Password', { exact: true }).fill(password)
}

const goTo = (path: string) => history.pushState(null, '', path)

beforeEach(resetDiary)

test('the form says what is missing', async () => {
  await openLogin()
  await page.getByLabelText('Email').fill('no address')
  await withEmail.click()
  await expect.element(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect.element(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await page.getByLabelText('Email').fill('somebody@example.com')
  await expect.element(page.getByText('Please enter a valid email address')).not.toBeInTheDocument()
})

test('a wrong password is told, and too many of them', async () => {
  await openLogin()
  await fillIn({ email: 'guesser@example.com', password: 'wrong-wrong' })
  for (let guess = 1; guess <= 5; guess += 1) {
    await withEmail.click()
    await expectBanner(/^Invalid email or password\. Please try again\.$/)
  }
  await withEmail.click()
  await expectBanner('An error occurred. Please try again later.')
  await expectBanner(/Too many attempts. Please try again in \d+ minutes./)
})

test('with the network away a password sign-in says so', async () => {
  await network.lose('POST /api/auth/login')
  await openLogin()
  await fillIn()
  await withEmail.click()
  await expectBanner('An error occurred.')
  await expectBanner('Please check your connection.')
})

test('while signing in both ways are closed', async () => {
  const goOn = await network.hold('POST /api/auth/login')
  await openLogin()
  await fillIn()
  await withEmail.click()
  await expect.element(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  await expect.element(withGoogle).toBeDisabled()
  await goOn()
  await expect.poll(() => location.pathname).toBe('/admin')
})

test('without a setup status the login has no setup box, the setup its first view', async () => {
  expectErrors(/ApiError: 500/)
  await network.answer('GET /api/admin/setup-status', 500)
  await openLogin()
  await expect.element(page.getByText(/^Need an account/)).toBeVisible()
  expect(page.getByText('First time setup?').query()).toBeNull()
  goTo('/admin/setup')
  await expect.element(page.getByRole('button', { name: 'Register with Google' })).toBeVisible()
})

test('without mail the login names the command', async () => {
  await openLogin()
  expect(page.getByRole('link', { name: 'Forgot your password?' }).query()).toBeNull()
  const command = page.getByText(/npm run admin -- password/)
  await expect.element(command).not.toBeVisible()
  await page.getByText('Forgot your password?').click()
  await expect.element(command).toBeVisible()
  goTo('/admin/forgot-password')
  await expect.element(page.getByRole('link', { name: 'Back to the login' })).toBeVisible()
  await expect.element(command).toBeVisible()
})

test('what is typed can be looked at, and Caps Lock is told of', async () => {
  await openLogin()
  const password = page.getByLabelText('Password', { exact: true })
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  await password.fill('sausage')
  await expect.element(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(password).toHaveValue('sausage')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(password).toHaveAttribute('type', 'password')

  const hint = page.getByText('Caps Lock is on.')
  expect(hint.query()).toBeNull()
  const press = (modifierCapsLock: boolean) => {
    const event = { key: 'A', bubbles: true, modifierCapsLock }
    password.element().dispatchEvent(new KeyboardEvent('keydown', event))
  }
  press(true)
  await expect.element(hint).toBeVisible()
  press(false)
  await expect.element(hint).not.toBeInTheDocument()
})

test('the login loads nothing for passkeys before there is one', async () => {
  performance.clearResourceTimings()
  await openLogin()
  await expect.element(withEmail).toBeVisible()
  await expect
    .element(page.getByText(/^Need an account/).or(page.getByText('First time setup?')))
    .toBeVisible()
  expect(page.getByRole('button', { name: 'Sign in with a passkey' }).query()).toBeNull()
  const requested = performance.getEntriesByType('resource').map(({ name }) => name)
  expect(requested.filter((url) => /api\/auth\/passkey|simplewebauthn/.test(url))).toEqual([])
})

test.each(['/admin/login', '/admin/setup', '/admin/forgot-password', '/admin/reset-password#old'])(
  'on a phone %s begins with what there is to do',
  async (path) => {
    await asNobody({ sendsMail: true })
    await openAdmin(path, phoneSize)
    const heading = page.getByRole('heading', { level: 1 })
    await expect.element(heading).toBeVisible()
    const top = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN
    expect(top(heading.element())).toBeLessThan(200)
    expect(top(document.querySelector('.longdog'))).toBeGreaterThan(top(heading.element()))
  },
)

describe('Google', () => {
  const finish = 'POST /api/auth/google/finish'
  const signIn = {
    token: `google:${'g'.repeat(43)}`,
    user: { uid: 'g-1', email: 'owner@gmail.example' },
    displayName: null,
  }
  const storedToken = () => localStorage.getItem('adminToken')

  /** Replaces `window.open`, with the popup in the given state. */
  const windowIs = (popup: { closed: boolean } | null) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(popup as Window | null)
    onTestFinished(() => void open.mockRestore())
  }

  /** Sends the message that the popup sends once Google has answered. */
  const windowSpeaks = () => {
    const channel = new BroadcastChannel(GOOGLE_CHANNEL)
    channel.postMessage(null)
    channel.close()
  }

  test('that is off says how to configure it', async () => {
    await openLogin({ google: 'off' })
    await withGoogle.click()
    await expectBanner('Google sign-in is not configured.')
    await expectBanner('GOOGLE_CLIENT_ID')
  })

  test('whose window is blocked is explained', async () => {
    windowIs(null)
    await openLogin()
    await withGoogle.click()
    await expectBanner('Your browser blocked the sign-in window.')
  })

  test('whose window was closed is noticed', async () => {
    windowIs({ closed: true })
    await network.answer(finish, 200, { status: 'pending', signIn: null, reason: null })
    await openLogin()
    await withGoogle.click()
    await expectBanner('The sign-in window was closed')
    await expect.element(withEmail).toBeEnabled()
  })

  test('that cannot be asked after says so', async () => {
    windowIs({ closed: true })
    await network.lose(finish)
    await openLogin()
    await withGoogle.click()
    await expectBanner('We couldn’t reach the diary.')
  })

  test('that has not verified the address is told', async () => {
    windowIs({ closed: true })
    await network.answer(finish, 200, { status: 'failed', signIn: null, reason: 'unverified' })
    await openLogin()
    await withGoogle.click()
    windowSpeaks()
    await expectBanner('hasn’t verified that account’s email address')
  })

  test('lets in when only the admin check cannot be made', async () => {
    windowIs({ closed: true })
    await network.answer(finish, 200, { status: 'done', signIn, reason: null })
    await network.lose('POST /api/auth/verify-admin')
    await openLogin()
    await withGoogle.click()
    windowSpeaks()
    await expect.poll(() => location.pathname).toBe('/admin')
    expect(storedToken()).toBe(signIn.token)
  })

  test('a second account that registers too late is told so and signed out', async () => {
    windowIs({ closed: true })
    await network.answer(finish, 200, { status: 'done', signIn, reason: null })
    await network.answer('GET /api/admin/setup-status', 200, { used: false })
    await network.answer('POST /api/admin/register', 409, {
      code: 'setup.used',
      message: 'The admin account is already registered.',
    })
    await asNobody()
    await openAdmin('/admin/setup')
    await page.getByRole('button', { name: 'Register with Google' }).click()
    windowSpeaks()
    await expect.element(page.getByText('Setup failed', { exact: true })).toBeVisible()
    await expect
      .element(page.getByText('The admin account is already registered.').first())
      .toBeVisible()
    expect(storedToken()).toBeNull()
  })
})
