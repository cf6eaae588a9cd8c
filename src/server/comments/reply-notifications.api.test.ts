import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { commentLimits } from '#shared/limits.ts'
import { linkIn, setUpComments } from '#test/diaries/comments-on-store.ts'
import { readMailText } from '#test/mail/read-mail.ts'
import { replyConfirmationWords } from '#texts/mail/comments.ts'

const ROBIN = 'robin@example.com'

const { both, clock, comments, mail, mailsTo, open, query, work } = setUpComments('memory')
const values = { email: ROBIN, notify: true }
const states = () => query('select state, email from comment_readers')
const keptEmails = () => query('select email from comments where email is not null')
const reply = (id: number, message = 'He says backwards is for cars.') =>
  comments().admin('POST', `/comments/${id}/reply`, { message })
const forgetOld = () => both()[0].services.comments.forgetOld()

const confirmed = async () => {
  const id = await comments().writeOne(values)
  await comments().approve(id)
  clock.pass(MINUTE_MS)
  await work()
  await open('POST', linkIn(mailsTo(ROBIN)[0], 'confirm'))
  mail().mails.length = 0
  return id
}

test('an address is asked once, after approval, and opening its link changes nothing', async () => {
  const id = await comments().writeOne(values)
  clock.pass(MINUTE_MS)
  await work()
  expect(mailsTo(ROBIN)).toEqual([])
  await comments().approve(id)
  await work()
  expect(mailsTo(ROBIN)).toEqual([])
  clock.pass(commentLimits.replyMailSeconds * 1000)
  await work()
  expect(mailsTo(ROBIN)).toHaveLength(1)

  const path = linkIn(mailsTo(ROBIN)[0], 'confirm')
  await open('GET', path)
  expect(await states()).toMatchObject([{ state: 'waiting' }])
  expect((await open('POST', path)).statusCode).toBe(200)
  expect((await open('POST', path)).statusCode).toBe(200)
  expect(await states()).toMatchObject([{ state: 'confirmed', email: ROBIN }])

  await comments().approve(await comments().writeOne({ ...values, message: 'Another.' }))
  clock.pass(MINUTE_MS)
  await work()
  expect(mailsTo(ROBIN)).toHaveLength(1)
})

test('the mail that asks says nothing that a stranger typed', async () => {
  const lure = {
    name: 'You won 5000 EUR! evil.example',
    message: 'Take it: https://evil.example',
  }
  await comments().approve(await comments().writeOne({ ...values, ...lure }))
  clock.pass(MINUTE_MS)
  await work()
  const [asked] = mailsTo(ROBIN)
  expect(readMailText(asked)).toContain(replyConfirmationWords.opening)
  for (const text of [readMailText(asked), ...(asked?.headers ?? [])]) {
    expect(text).not.toMatch(/5000 EUR|evil\.example/)
  }
})

test('a reply is told to a confirmed address, with one click to stop', async () => {
  const id = await confirmed()
  await reply(id)
  clock.pass(MINUTE_MS)
  await work()
  const [told] = mailsTo(ROBIN)
  expect(readMailText(told)).toContain('He says backwards is for cars.')
  const stop = linkIn(told, 'stop')
  expect(told?.headers).toContain(`List-Unsubscribe: <http://localhost:3000${stop}>`)

  await open('GET', stop)
  expect(await states()).toMatchObject([{ state: 'confirmed' }])
  expect((await open('POST', stop)).statusCode).toBe(200)
  expect((await open('POST', stop)).statusCode).toBe(200)
  expect(await states()).toMatchObject([{ state: 'stopped', email: null }])
  expect(await keptEmails()).toEqual([])
  await reply(id, 'Anybody there?')
  clock.pass(MINUTE_MS)
  await work()
  expect(mailsTo(ROBIN)).toHaveLength(1)
})

test('nobody is told of what waits, was taken back, or was written by themselves', async () => {
  const id = await confirmed()
  const waiting = await comments().writeOne({ message: 'A reply.', parentId: id }, '198.51.100.9')
  clock.pass(MINUTE_MS)
  await work()
  await comments().approve(waiting)
  await comments().move([waiting], 'spam')
  const own = await comments().writeOne({
    ...values,
    message: 'And another thing.',
    parentId: id,
  })
  await comments().approve(own)
  clock.pass(MINUTE_MS)
  await work()
  expect(mailsTo(ROBIN)).toEqual([])
})

test('whoever confirms late hears what was answered meanwhile', async () => {
  const id = await comments().writeOne(values)
  await reply(id)
  clock.pass(MINUTE_MS)
  await work()
  expect(mailsTo(ROBIN)).toHaveLength(1)
  await open('POST', linkIn(mailsTo(ROBIN)[0], 'confirm'))
  await work()
  expect(mailsTo(ROBIN)).toHaveLength(2)
  expect(readMailText(mailsTo(ROBIN)[1])).toContain('He says backwards is for cars.')
})

test('an address that nobody confirmed is forgotten, and not asked again', async () => {
  await comments().approve(await comments().writeOne(values))
  clock.pass(MINUTE_MS)
  await work()
  const path = linkIn(mailsTo(ROBIN)[0], 'confirm')
  clock.pass(commentLimits.confirmDays * DAY_MS)
  await forgetOld()
  expect(await states()).toMatchObject([{ state: 'waiting', email: null }])
  await open('POST', path)
  expect(await states()).toMatchObject([{ state: 'waiting' }])
  await comments().signInAgain()
  await comments().approve(await comments().writeOne({ ...values, message: 'Once more.' }))
  clock.pass(MINUTE_MS)
  await work()
  expect(mailsTo(ROBIN)).toHaveLength(1)
  expect(await keptEmails(), 'nobody will write to it').toEqual([])
})

test('an address that bounces is not written to again', async () => {
  mail().answerTo(() => '550 5.1.1 No such user')
  await comments().approve(await comments().writeOne(values))
  clock.pass(MINUTE_MS)
  await work()
  expect(await states()).toMatchObject([{ state: 'stopped', email: null }])
})

test('an address goes with the last comment that wanted replies, and comes back with another', async () => {
  const id = await confirmed()
  await comments().move([id], 'deleted')
  await forgetOld()
  expect(await states(), 'it can still be taken back').toMatchObject([{ email: ROBIN }])
  clock.pass((commentLimits.keptDays + 1) * DAY_MS)
  await forgetOld()
  expect(await states()).toMatchObject([{ state: 'confirmed', email: null }])

  await comments().signInAgain()
  const again = await comments().writeOne({ ...values, message: 'Here again.' })
  await comments().approve(again)
  await reply(again)
  clock.pass(MINUTE_MS)
  await work()
  expect(mailsTo(ROBIN).map((mail) => linkIn(mail, 'stop'))).toHaveLength(1)
})

test('whoever stopped is neither asked nor kept when they write again', async () => {
  const id = await confirmed()
  await reply(id)
  clock.pass(MINUTE_MS)
  await work()
  await open('POST', linkIn(mailsTo(ROBIN)[0], 'stop'))
  await comments().approve(await comments().writeOne({ ...values, message: 'Once more.' }))
  clock.pass(MINUTE_MS)
  await work()
  expect(mailsTo(ROBIN)).toHaveLength(1)
  expect(await keptEmails()).toEqual([])
  expect(await states()).toMatchObject([{ state: 'stopped', email: null }])
})
