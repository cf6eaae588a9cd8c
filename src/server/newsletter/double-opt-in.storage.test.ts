import { expect, onTestFinished, test } from 'vitest'
import { newsletterSubscribers } from '#server/schema.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { letterLimits } from '#shared/limits.ts'
import { openSharedStore } from '#test/stores/stores.ts'
import { createDoubleOptInRepository } from './double-opt-in.repository.ts'

const now = new Date('2026-11-16T08:00:00Z')

test('of ten that are to be asked at once, by two instances, one takes the last place of the hour', async () => {
  const store = await openSharedStore('server')
  onTestFinished(store.close)
  const robin = { name: 'Robin', consent: true }
  const row = { ...robin, askedAt: new Date(now.getTime() - MINUTE_MS) }
  await store.first.db.insert(newsletterSubscribers).values([
    ...Array.from({ length: letterLimits.asksPerHour - 1 }, (_, n) => ({
      ...row,
      email: `asked-${n}@example.com`,
    })),
    ...Array.from({ length: 10 }, (_, n) => ({
      ...robin,
      email: `wish-${n}@example.com`,
      askWantedAt: now,
    })),
  ])
  const instances = store.databases.map(({ db }) => createDoubleOptInRepository(db))
  const taken = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      instances[n % 2]!.sendOne(
        { id: letterLimits.asksPerHour + n, emailKey: `wish-${n}` },
        ...([now, async () => {}] as const),
      ),
    ),
  )
  expect(taken.filter(Boolean)).toHaveLength(1)
})
