import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { letterInput, setUpLetters } from '#test/diaries/letters-on-store.ts'
import { startMailServer } from '#test/mail/mail-server.ts'

const { addReaders, figuresOf, now, recipients, run, sendLetter, writePost } =
  setUpLetters('memory')

test('a mail server that says "later" is asked again after 1, 5, 30 and 120 minutes', async () => {
  let requests = 0
  now.server.answerTo((address) => {
    if (!address.startsWith('reader1@')) return null
    requests += 1
    return '451 4.7.1 Greylisted, try again'
  })
  const id = await sendLetter(2)
  await run()
  for (const [at, minutes] of [1, 5, 30, 120].entries()) {
    expect(requests).toBe(at + 1)
    expect(await figuresOf(id)).toMatchObject({ state: 'sending', sent: 1, waiting: 1 })
    now.clock.pass(minutes * MINUTE_MS - 1)
    await run()
    expect(requests).toBe(at + 1)
    now.clock.pass(1)
    await run()
  }
  expect(requests).toBe(5)
  expect(await figuresOf(id)).toMatchObject({ state: 'sent', sent: 1, failed: 1 })
  const { failures } = await now.one.services.newsletter.letters.get(id, '')
  expect(failures).toMatchObject([{ email: 'reader1@example.com', tries: 5 }])
  expect(failures[0]?.error).toMatch(/^The mail server asked to wait: 451 4\.7\.1 Greylisted/)
})

test('one that came through after a while is sent', async () => {
  now.server.answerTo(() => '421 4.3.2 Closing for a moment')
  const id = await sendLetter(3)
  await run()
  expect(await figuresOf(id)).toMatchObject({ sent: 0, waiting: 3 })
  now.server.answerTo(() => null)
  now.clock.pass(MINUTE_MS)
  await run()
  expect(await figuresOf(id)).toMatchObject({ state: 'sent', sent: 3 })
  expect(recipients()).toHaveLength(3)
})

test('a mail server that is away for hours costs nobody the letter', async () => {
  const port = Number(new URL(now.server.url).port)
  const id = await sendLetter(8)
  await now.server.close()
  for (let hour = 0; hour < 12; hour += 1) {
    await run()
    expect(await figuresOf(id)).toMatchObject({ state: 'sending', sent: 0, waiting: 8 })
    now.clock.pass(60 * MINUTE_MS)
  }
  const { failures } = await now.one.services.newsletter.letters.get(id, '')
  expect(failures.length).toBeGreaterThan(0)
  expect(failures.filter(({ tries }) => tries > 0)).toEqual([])
  expect(failures[0]?.error).toMatch(/^The mail server couldn’t be reached/)
  now.server = await startMailServer(port)
  await run()
  now.clock.pass(2 * MINUTE_MS)
  await run()
  expect(await figuresOf(id)).toMatchObject({ state: 'sent', sent: 8 })
  expect(recipients()).toHaveLength(8)
})

test('whoever has no mailbox any more bounced, and gets no other letter', async () => {
  now.server.answerTo((address) =>
    address.startsWith('reader2@') ? '550 5.1.1 No such user here' : null,
  )
  const id = await sendLetter(3)
  await run()
  expect(await figuresOf(id)).toMatchObject({ state: 'sent', sent: 2, failed: 1 })
  const { counts } = await now.one.services.newsletter.subscribers.listPage({})
  expect(counts).toMatchObject({ confirmed: 2, bounced: 1 })
  const next = await writePost({ title: 'The next one' })
  const { letter } = await now.one.services.newsletter.letters.choose(next.id, letterInput)
  now.clock.pass(MINUTE_MS)
  await run()
  expect(await figuresOf(letter.id)).toMatchObject({ recipients: 2, sent: 2 })
})

test('three letters in a row that were refused mean that there is nobody', async () => {
  await addReaders(2)
  now.server.answerTo((address) => (address.startsWith('reader1@') ? '552 5.2.2 Full' : null))
  for (const confirmed of [2, 2, 1]) {
    const post = await writePost({ title: `A story before ${now.server.mails.length}` })
    await now.one.services.newsletter.letters.choose(post.id, letterInput)
    now.clock.pass(MINUTE_MS)
    await run()
    const { counts } = await now.one.services.newsletter.subscribers.listPage({})
    expect(counts.confirmed).toBe(confirmed)
  }
})
