import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { letterInput, savedByOwner, setUpLetters } from '#test/diaries/letters-on-store.ts'
import { makePost } from '#test/make.ts'

const { addReaders, figuresOf, now, run, sendLetter, slowDownTo, writePost } =
  setUpLetters('memory')

test('after a restored backup nothing goes out before the owner agrees, letter by letter', async () => {
  const id = await sendLetter(3)
  await now.one.services.platform.mailHold.hold()
  await run()
  expect(now.server.mails).toHaveLength(0)
  expect(await figuresOf(id)).toMatchObject({ state: 'held', heldBecause: 'restored' })
  await expect(now.one.services.newsletter.letters.resume(id)).rejects.toMatchObject({
    code: 'letters.not_now',
  })
  await now.one.services.newsletter.mailSetup.release()
  await run()
  expect(now.server.mails).toHaveLength(0)
  await now.one.services.newsletter.letters.resume(id)
  now.clock.pass(MINUTE_MS)
  await run()
  expect(await figuresOf(id)).toMatchObject({ state: 'sent', sent: 3 })
})

test('a letter that was being sent when the backup was made is held where it was', async () => {
  await slowDownTo(12)
  const id = await sendLetter(4)
  await run()
  expect(await figuresOf(id)).toMatchObject({ state: 'sending', sent: 2 })
  await now.one.services.platform.mailHold.hold()
  now.clock.pass(MINUTE_MS)
  await run()
  expect(await figuresOf(id)).toMatchObject({ state: 'held', sent: 2, waiting: 2 })
  await now.one.services.newsletter.mailSetup.release()
  await now.one.services.newsletter.letters.resume(id)
  await run()
  expect(await figuresOf(id)).toMatchObject({ state: 'sent', sent: 4 })
})

test('a letter whose post came out more than a day late waits for the owner', async () => {
  await addReaders(1)
  const schedule = { day: '2026-11-17', time: '09:00' }
  const post = await writePost({ published: false, schedule })
  const { letter } = await now.one.services.newsletter.letters.choose(post.id, letterInput)
  now.clock.pass(3 * DAY_MS)
  await run()
  await run()
  expect(await figuresOf(letter.id)).toMatchObject({ state: 'held', heldBecause: 'late' })
  await now.one.services.newsletter.letters.resume(letter.id)
  now.clock.pass(MINUTE_MS)
  await run()
  expect(await figuresOf(letter.id)).toMatchObject({ state: 'sent', sent: 1 })
})

test('a post that is hidden within the minute takes its letter back to waiting', async () => {
  await addReaders(1)
  const post = await writePost()
  const { letter } = await now.one.services.newsletter.letters.choose(post.id, letterInput)
  await now.one.services.posts.update(post.id, makePost({ published: false }), savedByOwner)
  now.clock.pass(MINUTE_MS)
  await run()
  expect(await figuresOf(letter.id)).toMatchObject({ state: 'waiting' })
  expect(now.server.mails).toHaveLength(0)
})

test('a paused letter rests and goes on, a stopped one never does', async () => {
  await slowDownTo(12)
  const id = await sendLetter(8)
  await run()
  await now.one.services.newsletter.letters.pause(id)
  now.clock.pass(MINUTE_MS)
  await run()
  expect(await figuresOf(id)).toMatchObject({ state: 'paused', sent: 2, waiting: 6 })
  await now.one.services.newsletter.letters.resume(id)
  await run()
  expect(await figuresOf(id)).toMatchObject({ state: 'sending', sent: 4 })
  await now.one.services.newsletter.letters.stop(id)
  expect(await figuresOf(id)).toMatchObject({ state: 'stopped', sent: 4, skipped: 4, waiting: 0 })
  now.clock.pass(MINUTE_MS)
  await run()
  expect(now.server.mails).toHaveLength(4)
  await expect(now.one.services.newsletter.letters.resume(id)).rejects.toMatchObject({
    code: 'letters.not_now',
  })
})

test('a pause counts at once, also for what was to go out in the same breath', async () => {
  let pausing: Promise<unknown> | null = null
  const id = await sendLetter(60)
  now.server.answerTo(() => {
    pausing ??= now.one.services.newsletter.letters.pause(id)
    return null
  })
  await run()
  await pausing
  const { state, sent, waiting } = await figuresOf(id)
  expect(state).toBe('paused')
  expect(waiting).toBeGreaterThan(20)
  expect(now.server.mails).toHaveLength(sent)
})
