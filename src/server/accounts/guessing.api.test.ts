import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loginLimits } from '#shared/limits.ts'
import {
  ourPage,
  ownerEnv,
  resetToFirstStart,
  testOwner,
  tryToSignIn,
} from '#test/signing-in/sign-in.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let now = new Date('2026-11-15T09:00:00Z')
let diary: TestApp

beforeAll(async () => {
  diary = await createTestApp({ env: ownerEnv, clock: { now: () => now } })
})
beforeEach(() => resetToFirstStart(diary))
afterAll(() => diary.close())

const wrong = { ...testOwner, password: 'wrong-wrong' }
const friend = { email: 'friend@example.com', password: 'sausage-roll' }

interface From {
  ip: string
  device?: string
}
const signIn = (who: { email: string; password: string }, { ip, device }: From) =>
  tryToSignIn(diary.app, who, {
    remoteAddress: ip,
    headers: { ...ourPage, host: 'localhost:3000', ...(device && { cookie: device }) },
  })
const status = async (who: { email: string; password: string }, from: From) =>
  (await signIn(who, from)).statusCode

/** Returns the cookie by which a browser is recognized after its first sign-in. */
async function deviceOf(who: { email: string; password: string }, from: From) {
  const answer = await signIn(who, from)
  const cookies = [answer.headers['set-cookie'] ?? []].flat()
  return cookies.find((cookie) => cookie.startsWith('__Host-device=')) ?? ''
}
const asSent = (cookie: string) => cookie.split(';')[0] ?? ''

async function guessFromManyPlaces(times: number = loginLimits.perAccountAndHour) {
  const statuses = new Set<number>()
  for (let n = 0; n < times; n += 1) statuses.add(await status(wrong, { ip: `198.51.100.${n}` }))
  return [...statuses]
}

describe('guessing one account from many addresses', () => {
  test('is stopped, though each address asks once', async () => {
    expect(await guessFromManyPlaces()).toEqual([401])
    expect(await status(testOwner, { ip: '203.0.113.1' })).toBe(429)
    expect(await status({ ...wrong, email: 'else@example.com' }, { ip: '203.0.113.1' })).toBe(401)
  })

  test('does not lock out a browser that signed in before, wherever it is now', async () => {
    const device = asSent(await deviceOf(testOwner, { ip: '203.0.113.1' }))
    await guessFromManyPlaces()
    expect(await status(testOwner, { ip: '203.0.113.2' })).toBe(429)
    expect(await status(testOwner, { ip: '203.0.113.2', device })).toBe(200)
  })

  test('goes on counting when the owner signs in', async () => {
    await guessFromManyPlaces(loginLimits.perAccountAndHour - 1)
    expect(await status(testOwner, { ip: '203.0.113.1' })).toBe(200)
    expect(await status(wrong, { ip: '203.0.113.2' })).toBe(401)
    expect(await status(wrong, { ip: '203.0.113.3' })).toBe(429)
  })
})

test('an IPv4 address counts as one, however it is written', async () => {
  const ways = ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109']
  for (let n = 0; n < loginLimits.perAccountAtAddress; n += 1) {
    expect(await status(wrong, { ip: ways[n % ways.length]! })).toBe(401)
  }
  for (const ip of ways) expect(await status(testOwner, { ip })).toBe(429)
})

test('the list of sessions shows such an address as people know it', async () => {
  const { token } = (await signIn(testOwner, { ip: '::ffff:203.0.113.9' })).json()
  const headers = { authorization: `Bearer ${token}` }
  const list = await diary.app.inject({ url: '/api/admin/account/sessions', headers })
  expect(list.json()).toMatchObject([{ address: '203.0.113.9' }])
})

describe('a browser that signed in before', () => {
  test('keeps a secret for a year, out of reach of scripts; the diary keeps its hash', async () => {
    const cookie = await deviceOf(testOwner, { ip: '203.0.113.1' })
    expect(cookie).toMatch(/^__Host-device=[\w-]{43};/)
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/', 'Max-Age=31536000']) {
      expect(cookie.split('; ')).toContain(part)
    }
    const { rows } = await diary.services.platform.database.query('select * from known_devices')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(asSent(cookie).split('=')[1])
  })

  test('has a limit of its own, which a right password clears', async () => {
    const device = asSent(await deviceOf(testOwner, { ip: '203.0.113.1' }))
    const from = { ip: '203.0.113.1', device }
    for (let n = 1; n < loginLimits.perKnownDevice; n += 1) await status(wrong, from)
    expect(await status(testOwner, from)).toBe(200)
    for (let n = 1; n <= loginLimits.perKnownDevice; n += 1) {
      expect(await status(wrong, from)).toBe(401)
    }
    expect(await status(testOwner, from)).toBe(429)
    expect(await status(testOwner, { ip: '203.0.113.1' })).toBe(200)
  })

  test('is known to the accounts it signed in to, and to no other', async () => {
    await diary.services.accounts.users.create(friend.email, friend.password)
    const device = asSent(await deviceOf(friend, { ip: '203.0.113.1' }))
    await guessFromManyPlaces()
    const from = { ip: '203.0.113.1', device }
    expect(await status(testOwner, from)).toBe(429)
    expect(await status(friend, from)).toBe(200)
  })

  test('stays the same to both who share it', async () => {
    await diary.services.accounts.users.create(friend.email, friend.password)
    const device = asSent(await deviceOf(friend, { ip: '203.0.113.1' }))
    expect(asSent(await deviceOf(testOwner, { ip: '203.0.113.1', device }))).toBe(device)
    await guessFromManyPlaces()
    expect(await status(testOwner, { ip: '203.0.113.1', device })).toBe(200)
  })

  test('gets a secret of ours, not one that somebody put there', async () => {
    const planted = `__Host-device=${'x'.repeat(43)}`
    const device = asSent(await deviceOf(testOwner, { ip: '203.0.113.1', device: planted }))
    expect(device).not.toBe(planted)
  })

  test('is a stranger again a year later', async () => {
    await deviceOf(testOwner, { ip: '203.0.113.1' })
    now = new Date('2027-11-15T09:00:00Z')
    await deviceOf(testOwner, { ip: '203.0.113.1' })
    const { rows } = await diary.services.platform.database.query('select * from known_devices')
    expect(rows).toHaveLength(1)
  })
})
