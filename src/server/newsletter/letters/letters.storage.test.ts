import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { setUpLetters } from '#test/diaries/letters-on-store.ts'
import { stores } from '#test/stores/stores.ts'
import { createLettersRepository } from './letters.repository.ts'

describe.each(stores)('letters on the $store store', ({ store }) => {
  const { figuresOf, now, open, recipients, run, sendLetter } = setUpLetters(store)

  const idsOf = (address: string) =>
    now.server.mails
      .filter(({ to }) => to.includes(address))
      .map(({ headers }) => headers.find((line) => /^message-id:/i.test(line)))

  test('two instances send each mail once', async () => {
    const other = await open(1)
    const id = await sendLetter(60)
    await Promise.all([run(now.one), run(other), run(now.one), run(other)])
    await Promise.all([run(now.one), run(other)])
    expect(new Set(recipients()).size).toBe(60)
    expect(recipients()).toHaveLength(60)
    expect(await figuresOf(id)).toMatchObject({ state: 'sent', sent: 60 })
  })

  test('what a killed process had claimed goes out later with the same Message-ID', async () => {
    const id = await sendLetter(6)
    const repositories = now.databases.map(({ db }) => createLettersRepository(db))
    const dead = repositories.at(-1)!
    await createLettersRepository(now.databases[0]!.db).snapshot(id, {
      now: now.clock.now(),
      domain: 'diary.example',
      content: { html: '<p>Rain</p>', text: 'Rain', title: 'Rain', coverImage: '' },
    })
    const instant = now.clock.now()
    const claimed = [await dead.claimDelivery(id, instant), await dead.claimDelivery(id, instant)]
    await run()
    expect(await figuresOf(id)).toMatchObject({ state: 'sending', sent: 4, waiting: 2 })
    now.clock.pass(5 * MINUTE_MS)
    await run()
    expect(await figuresOf(id)).toMatchObject({ state: 'sent', sent: 6 })
    for (const delivery of claimed) {
      expect(idsOf(delivery!.email)).toEqual([`Message-ID: ${delivery!.messageId}`])
    }
  })

  test('a snapshot that breaks off in the middle leaves nobody half in', async () => {
    const id = await sendLetter(3)
    const letters = createLettersRepository(now.databases[0]!.db)
    const content = { html: 'h', text: 't', title: 'T', coverImage: '' }
    const breaking = letters.snapshot(id, {
      now: now.clock.now(),
      domain: 'diary.example',
      content,
      async *listRecipients() {
        yield [{ id: 1, name: 'Reader 1', email: 'reader1@example.com' }]
        throw new Error('killed')
      },
    })
    await expect(breaking).rejects.toThrow('killed')
    expect(await figuresOf(id)).toMatchObject({ state: 'leaving', recipients: 0, waiting: 0 })
    await run()
    expect(await figuresOf(id)).toMatchObject({ state: 'sent', recipients: 3, sent: 3 })
  })
})
