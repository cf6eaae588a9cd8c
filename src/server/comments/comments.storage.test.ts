import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { commentLimits } from '#shared/limits.ts'
import { type CommentsDiary, commentingEnv, openComments, words } from '#test/comments-diary.ts'
import { createHeldClock } from '#test/held-clock.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { readMailText } from '#test/read-mail.ts'
import { type Place, stores } from '#test/stores.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { waitUntil } from '#test/wait-until.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ROBIN = 'robin@example.com'
const OWNER = 'nora@example.com'

describe.each(stores)('comments on the $store store', ({ store, makePlace }) => {
  const clock = createHeldClock('2026-11-16T08:00:00Z')
  let place: Place
  let databases: Database[]
  let mail: MailServer
  let one: TestApp
  let other: TestApp
  let comments: CommentsDiary

  beforeAll(async () => {
    mail = await startMailServer()
    place = await makePlace()
    databases = [await openDatabase(place.options)]
    const env = {
      ...{ ...commentingEnv, SMTP_URL: mail.url, BACKUPS: 'none' },
      PUBLIC_URL: 'http://localhost:3000',
    }
    one = await createTestApp({ clock, env, database: databases[0]! })
    other = one
    // The embedded store belongs to one process.
    if (store === 'server') {
      databases.push(await openDatabase(place.options))
      other = await createTestApp({ clock, env, database: databases[1]! })
    }
    comments = await openComments(one)
  })
  beforeEach(async () => {
    clock.set('2026-11-16T08:00:00Z')
    mail.answerTo(() => null)
    await comments.beginAnew()
    await one.services.settings.update({ ownerEmail: OWNER })
    mail.mails.length = 0
  })
  afterAll(async () => {
    for (const diary of new Set([one, other])) await diary.close()
    for (const database of databases) await database.close()
    await place.remove()
    await mail.close()
  })

  /** Both instances do what is due, as often as it takes. */
  const work = async () => {
    for (let round = 0; round < 2; round += 1) {
      await Promise.all([one, other].map(({ services }) => services.dueWork.run()))
    }
  }
  const mailsTo = (address: string) => mail.mails.filter(({ to }) => to.includes(address))
  const wanted = { email: ROBIN, notify: true }
  const pathIn = (found: { raw: string } | undefined, kind: 'confirm' | 'stop') => {
    const [path] = new RegExp(`/comments/${kind}/[\\w-]{32}`).exec(readMailText(found)) ?? []
    if (!path) throw new Error(`the mail has no link to ${kind}`)
    return path
  }
  const open = (method: 'GET' | 'POST', path: string) =>
    other.app.inject({ method, url: path, ...(method === 'POST' && { payload: '' }) })
  const states = async () =>
    (await one.services.database.query('select state, email from comment_readers')).rows
  const reply = (id: number, message = 'He says backwards is for cars.') =>
    comments.admin('POST', `/comments/${id}/reply`, { message })

  /** Somebody whose comment is public and whose address is confirmed. */
  const confirmed = async () => {
    const id = await comments.writeOne(wanted)
    await comments.approve(id)
    clock.pass(MINUTE)
    await work()
    await open('POST', pathIn(mailsTo(ROBIN)[0], 'confirm'))
    mail.mails.length = 0
    return id
  }

  test('approved in one instance, it is public in the other; switched off, gone in both', async () => {
    const read = async ({ app }: TestApp) => app.inject({ method: 'GET', url: comments.url })
    for (const diary of [one, other]) expect((await read(diary)).json().total).toBe(0)
    await comments.approve(await comments.writeOne())
    for (const diary of [one, other]) {
      await waitUntil(async () => (await read(diary)).json().total === 1)
    }
    await comments.switchTo(false)
    for (const diary of [one, other]) {
      await waitUntil(async () => (await read(diary)).statusCode === 404)
    }
  })

  test('limits are counted by all instances together', async () => {
    const { points } = commentLimits.perAddress
    const write = ({ app }: TestApp, n: number) =>
      app.inject({
        ...{ method: 'POST', url: comments.url, remoteAddress: '203.0.113.50' },
        payload: { ...words, message: `Thought ${n}` },
      })
    for (let n = 0; n < points; n += 1) await write(n % 2 ? one : other, n)
    for (const diary of [one, other]) expect((await write(diary, 99)).statusCode).toBe(429)
  })

  test('the owner gets one mail for all that came, a quarter of an hour apart', async () => {
    await comments.writeOne({ message: 'The first one.' })
    await work()
    expect(mailsTo(OWNER)).toHaveLength(1)
    const text = readMailText(mailsTo(OWNER)[0])
    expect(text).toContain('The first one.')
    expect(text).toContain('http://localhost:3000/admin/readers/comments')
    expect(text).not.toMatch(/approve\//)

    for (let n = 0; n < 30; n += 1) {
      await comments.writeOne({ message: `Number ${n}.` }, `198.51.100.${n}`)
    }
    clock.pass(commentLimits.digestMinutes * MINUTE - 1)
    await work()
    expect(mailsTo(OWNER)).toHaveLength(1)
    clock.pass(1)
    await work()
    expect(mailsTo(OWNER)).toHaveLength(2)
    const second = readMailText(mailsTo(OWNER)[1])
    expect(second).toContain('30 comments')
    expect(second).toContain(`And ${30 - commentLimits.inDigest} more.`)
    expect(second).not.toContain('The first one.')
    clock.pass(DAY)
    await work()
    expect(mailsTo(OWNER)).toHaveLength(2)
  })

  test('spam costs the owner no mail, and what is decided meanwhile is not told', async () => {
    await comments.writeOne({ website: 'x' })
    await work()
    expect(mailsTo(OWNER)).toEqual([])
    mail.answerTo(() => '421 4.3.2 Later, please')
    await comments.approve(await comments.writeOne({ message: 'Decided quickly.' }))
    const id = await comments.writeOne({ message: 'Decided in time.' })
    await work()
    mail.answerTo(() => null)
    await comments.approve(id)
    clock.pass(MINUTE)
    await work()
    expect(mailsTo(OWNER)).toEqual([])
  })

  test('an address is asked once, after approval, and opening its link changes nothing', async () => {
    const id = await comments.writeOne(wanted)
    clock.pass(MINUTE)
    await work()
    expect(mailsTo(ROBIN)).toEqual([])
    await comments.approve(id)
    await work()
    expect(mailsTo(ROBIN)).toEqual([])
    clock.pass(commentLimits.replyMailSeconds * 1000)
    await work()
    expect(mailsTo(ROBIN)).toHaveLength(1)

    const path = pathIn(mailsTo(ROBIN)[0], 'confirm')
    await open('GET', path)
    expect(await states()).toMatchObject([{ state: 'waiting' }])
    expect((await open('POST', path)).statusCode).toBe(200)
    expect((await open('POST', path)).statusCode).toBe(200)
    expect(await states()).toMatchObject([{ state: 'confirmed', email: ROBIN }])

    await comments.approve(await comments.writeOne({ ...wanted, message: 'Another.' }))
    clock.pass(MINUTE)
    await work()
    expect(mailsTo(ROBIN)).toHaveLength(1)
  })

  test('a reply is told to a confirmed address, with one click to stop', async () => {
    const id = await confirmed()
    await reply(id)
    clock.pass(MINUTE)
    await work()
    const [told] = mailsTo(ROBIN)
    expect(readMailText(told)).toContain('He says backwards is for cars.')
    const stop = pathIn(told, 'stop')
    expect(told?.headers).toContain(`List-Unsubscribe: <http://localhost:3000${stop}>`)

    await open('GET', stop)
    expect(await states()).toMatchObject([{ state: 'confirmed' }])
    expect((await open('POST', stop)).statusCode).toBe(200)
    expect((await open('POST', stop)).statusCode).toBe(200)
    expect(await states()).toMatchObject([{ state: 'stopped', email: null }])
    const { rows } = await one.services.database.query('select email from comments')
    expect(rows.every(({ email }) => email === null)).toBe(true)
    await reply(id, 'Anybody there?')
    clock.pass(MINUTE)
    await work()
    expect(mailsTo(ROBIN)).toHaveLength(1)
  })

  test('nobody is told of what waits, was taken back, or was written by themselves', async () => {
    const id = await confirmed()
    const waiting = await comments.writeOne({ message: 'A reply.', parentId: id }, '198.51.100.9')
    clock.pass(MINUTE)
    await work()
    await comments.approve(waiting)
    await comments.move([waiting], 'spam')
    const own = await comments.writeOne({ ...wanted, message: 'And another thing.', parentId: id })
    await comments.approve(own)
    clock.pass(MINUTE)
    await work()
    expect(mailsTo(ROBIN)).toEqual([])
  })

  test('whoever confirms late hears what was answered meanwhile', async () => {
    const id = await comments.writeOne(wanted)
    await reply(id)
    clock.pass(MINUTE)
    await work()
    expect(mailsTo(ROBIN)).toHaveLength(1)
    await open('POST', pathIn(mailsTo(ROBIN)[0], 'confirm'))
    await work()
    expect(mailsTo(ROBIN)).toHaveLength(2)
    expect(readMailText(mailsTo(ROBIN)[1])).toContain('He says backwards is for cars.')
  })

  test('an address that nobody confirmed is forgotten, and not asked again', async () => {
    await comments.approve(await comments.writeOne(wanted))
    clock.pass(MINUTE)
    await work()
    const path = pathIn(mailsTo(ROBIN)[0], 'confirm')
    clock.pass(commentLimits.confirmDays * DAY)
    await one.services.comments.forgetOld()
    expect(await states()).toMatchObject([{ state: 'waiting', email: null }])
    await open('POST', path)
    expect(await states()).toMatchObject([{ state: 'waiting' }])
    await comments.signInAgain()
    await comments.approve(await comments.writeOne({ ...wanted, message: 'Once more.' }))
    clock.pass(MINUTE)
    await work()
    expect(mailsTo(ROBIN)).toHaveLength(1)
  })

  test('an address that bounces is not written to again', async () => {
    mail.answerTo(() => '550 5.1.1 No such user')
    await comments.approve(await comments.writeOne(wanted))
    clock.pass(MINUTE)
    await work()
    expect(await states()).toMatchObject([{ state: 'stopped', email: null }])
  })

  test('two owners deciding the same comments at once teach the filter once', async () => {
    const ids: number[] = []
    for (let n = 0; n < 8; n += 1) {
      ids.push(await comments.writeOne({ message: `pills ${n}` }, `198.51.100.${n}`))
    }
    const move = ({ services }: TestApp) => services.comments.moderation.move(ids, 'spam')
    const moved = await Promise.all([move(one), move(other), move(one), move(other)])
    expect(moved.flat()).toHaveLength(8)
    const { rows } = await one.services.database.query(
      "select spam from comment_words where word = 'pills'",
    )
    expect(rows).toMatchObject([{ spam: 8 }])
  })
})
