import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/platform/config/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { systemClock } from '#server/platform/process/clock.ts'
import { createRateLimitFactory } from '#server/platform/security/rate-limits.ts'
import { startChild } from '#test/processes/run-child.ts'
import { ownerEnv, testOwner } from '#test/signing-in/sign-in.ts'
import { createServerStore, stores, type TestStore } from '#test/stores/stores.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { createSessionsService } from './sessions.service.ts'

describe('two processes on one database', () => {
  let place: TestStore
  let database: Database
  let addresses: string[]
  const children: ChildProcess[] = []
  // The folder must not exist yet: a process that uses a database server works without it.
  const dataDir = join(tmpdir(), `two-processes-${randomUUID()}`)

  beforeAll(async () => {
    place = await createServerStore()
    database = await openDatabase(place.options)
    addresses = await Promise.all([startProcess(), startProcess()])
  })
  afterAll(async () => {
    for (const child of children) {
      const gone = once(child, 'exit')
      if (child.kill('SIGKILL')) await gone
    }
    await database.close()
    await place.remove()
    await rm(dataDir, { recursive: true, force: true })
  })

  const env = {
    ...ownerEnv,
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    TRUST_PROXY: 'true',
    SEED: 'none',
  }

  async function startProcess(): Promise<string> {
    const DATABASE_URL = place.options.url ?? ''
    const child = startChild('real-diary', [], { ...env, DATABASE_URL, DATA_DIR: dataDir })
    children.push(child)
    const died = once(child, 'exit').then(() => {
      throw new Error('the process ended before it listened')
    })
    const [address] = (await Promise.race([once(child.stdout!, 'data'), died])) as [Buffer]
    return address.toString().trim()
  }

  const post = (url: string, body: object, headers: Record<string, string>) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  test('of sixty accounts that register at once, one becomes the admin', async () => {
    const config = readConfig(env)
    const sessions = createSessionsService(
      createSessionsRepository(database.db),
      systemClock,
      () => config.oidcIssuer ?? null,
    )
    const people = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const who = { subject: `subject-${n}`, email: `person-${n}@example.com` }
        const { token } = await sessions.open(
          { ...who, provider: 'google', issuer: config.oidcIssuer, displayName: null },
          { ip: '192.0.2.1', userAgent: '' },
        )
        return { ...who, token }
      }),
    )

    const answers = await Promise.all(
      people.map(({ subject, email, token }, n) =>
        post(
          `${addresses[n % 2]}/api/admin/register`,
          { uid: subject, email, displayName: null },
          { authorization: `Bearer ${token}`, 'x-forwarded-for': `198.51.100.${n}` },
        ),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(59)

    const winner = people[statuses.indexOf(200)]
    const setups = await database.query('select * from admin_setup')
    const identities = await database.query('select subject from admin_identities')
    expect(setups.rows).toHaveLength(1)
    expect(setups.rows[0]?.admin_email).toBe(winner?.email)
    expect(identities.rows).toEqual([{ subject: winner?.subject }])
  })

  test('guesses at one count at the other', async () => {
    const guess = (n: number) =>
      post(
        `${addresses[n % 2]}/api/auth/login`,
        { email: testOwner.email, password: 'wrong-wrong' },
        { 'x-forwarded-for': '203.0.113.5' },
      )
    for (let n = 0; n < 5; n += 1) expect((await guess(n)).status).toBe(401)
    for (const n of [0, 1]) {
      const refused = await guess(n)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  test('signed out at one is signed out at the other', async () => {
    const [one = '', other = ''] = addresses
    const login = await post(`${one}/api/auth/login`, testOwner, {})
    const { token } = (await login.json()) as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    const read = async (at: string) => (await fetch(`${at}/api/admin/posts`, { headers })).status
    expect([await read(one), await read(other)]).toEqual([200, 200])
    await post(`${one}/api/auth/logout`, {}, headers)
    expect([await read(one), await read(other)]).toEqual([401, 401])
  })
})

test('processes on one database count together from the first request on, by keys of one secret', async () => {
  const place = await createServerStore()
  onTestFinished(place.remove)
  const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase(place.options)))
  const limits = databases.map((database) =>
    createRateLimitFactory(database)({ name: 'test', points: 3, seconds: 60, message: 'no' }),
  )
  const tries = await Promise.allSettled(limits.map((limit) => limit.consume('203.0.113.9')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const [{ query }] = databases as [Database]
  expect((await query('select points from rate_limits')).rows).toEqual([{ points: 4 }])
  expect((await query('select name from stored_secrets')).rows).toHaveLength(1)
  for (const database of databases) await database.close()
})

describe.each(stores)('on the $store store', ({ makePlace }) => {
  test('a limit lets exactly so many through, and forgets when told', async () => {
    const place = await makePlace()
    const database = await openDatabase(place.options)
    const limit = createRateLimitFactory(database)({
      name: 'test',
      points: 3,
      seconds: 60,
      message: 'no',
    })
    const tries = await Promise.allSettled(Array.from({ length: 9 }, () => limit.consume('a')))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await expect(limit.consume('a')).rejects.toMatchObject({ status: 429, message: 'no' })
    await limit.consume('b')
    await limit.forget('a')
    await limit.consume('a')
    await database.close()
    await place.remove()
  })
})
