import { describe, expect, test } from 'vitest'
import { savedByOwner, setUpLetters } from '#test/diaries/letters-on-store.ts'
import { makePost } from '#test/make.ts'
import { argumentsFor, endOf, startChild } from '#test/processes/run-child.ts'
import { stores, storesForKillTests } from '#test/stores/stores.ts'
import { openDatabase } from '../../platform/database/open-database.ts'

describe.each(stores)('letters that are made with their post on the $store store', ({ store }) => {
  const { addReaders, now, open } = setUpLetters(store)

  test('the same create, sent to two instances at once, makes one post and one letter', async () => {
    await addReaders(1)
    const instances = [now.one, await open(1)]
    const post = makePost({ published: true })
    const context = { ...savedByOwner, idempotencyKey: 'key-of-the-walk' }
    const made = await Promise.all(
      [...instances, ...instances].map(({ services }) =>
        services.posts.create(post, { ...context, wish: { letter: 'whole' } }),
      ),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const letters = await now.one.services.newsletter.letters.list()
    expect(letters).toMatchObject([{ letter: { postId: made[0]!.id, state: 'leaving' } }])
  })
})

describe.each(storesForKillTests)('a process of the $store store', ({ makePlace }) => {
  test('that is killed while it creates leaves no post without its letter', async () => {
    const place = await makePlace()
    const child = startChild('create-letters-until-killed', argumentsFor(place))
    const { stderr, signal } = await endOf(child, (said) => {
      if (said.split(';').length > 20) child.kill('SIGKILL')
    })
    expect({ stderr, signal }).toEqual({ stderr: '', signal: 'SIGKILL' })
    const database = await openDatabase(place.options)
    const { rows } = await database.query(
      `select count(*)::int as posts, count(letters.id)::int as letters
       from posts left join letters on letters.post_id = posts.id`,
    )
    const [{ posts, letters } = {}] = rows as { posts: number; letters: number }[]
    expect(posts).toBeGreaterThanOrEqual(20)
    expect(letters).toBe(posts)
    await database.close()
    await place.remove()
  })
})
