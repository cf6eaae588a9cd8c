import { describe, expect, test } from 'vitest'
import { makePost } from '#test/make.ts'
import { argumentsFor, endOf, startChild } from '#test/processes/run-child.ts'
import { setUpPosts } from '#test/stores/posts-on-stores.ts'
import { postsServiceOn } from '#test/stores/posts-service.ts'
import { stores, storesForKillTests } from '#test/stores/stores.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { createRevisionsRepository } from './post-history.repository.ts'

const nobody = { savedBy: null }

describe.each(stores)('saving posts on the $store store', (where) => {
  const now = setUpPosts(where)
  const revisionsOf = (id: number) => createRevisionsRepository(now.database.db).list(id)

  test('each save keeps its words and who saved them', async () => {
    const { id } = await now.posts.create(makePost({ title: 'First words' }), {
      savedBy: 'ann@example.com',
    })
    await now.posts.update(id, makePost({ title: 'Second words' }), nobody)
    expect(await revisionsOf(id)).toMatchObject([
      { version: 2, title: 'Second words', savedBy: null },
      { version: 1, title: 'First words', savedBy: 'ann@example.com' },
    ])
  })

  test('a save whose revision cannot be kept does not happen', async () => {
    const { id } = await now.posts.create(makePost({ title: 'Whole' }), nobody)
    await expect(
      now.posts.update(id, makePost({ title: 'Breaks halfway' }), nobody),
    ).rejects.toThrow()
    await expect(now.posts.create(makePost({ title: 'Breaks halfway' }), nobody)).rejects.toThrow()
    expect(await now.posts.get(id)).toMatchObject({ title: 'Whole', version: 1 })
    expect(await now.posts.count()).toBe(1)
  })

  test('posts made at the same moment all get a slug of their own', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => now.posts.create(makePost(), nobody)),
    )
    expect(new Set(made.map((post) => post.slug)).size).toBe(8)
  })

  test('the same create sent many times at once makes one post, and so does a later one', async () => {
    const send = (slug: string) =>
      now.posts.create(makePost({ slug }), { savedBy: null, idempotencyKey: 'key-of-the-walk' })
    // Without a typed slug each attempt generates a slug of its own.
    const sent = ['the-walk', '', 'the-walk', '', 'the-walk', '']
    const made = await Promise.all(sent.map(send))
    made.push(await send('the-walk'))
    expect(new Set(made.map((post) => post.id)).size).toBe(1)
    expect(await now.posts.count()).toBe(1)
    expect(await revisionsOf(made[0]!.id)).toHaveLength(1)
  })

  test('saves at the same moment follow one another and none is lost', async () => {
    const { id } = await now.posts.create(makePost(), nobody)
    const titles = ['One of four', 'Two of four', 'Three of four', 'Four of four']
    await Promise.all(titles.map((title) => now.posts.update(id, makePost({ title }), nobody)))
    const storedTitles = (await revisionsOf(id)).slice(0, 4).map((revision) => revision.title)
    expect(storedTitles.sort()).toEqual([...titles].sort())
  })

  test('a deleted post keeps its revisions until it is gone for good', async () => {
    const { id } = await now.posts.create(makePost(), nobody)
    await now.posts.remove(id)
    expect(await revisionsOf(id)).toHaveLength(1)
    await now.posts.removeForGood([id])
    expect(await revisionsOf(id)).toEqual([])
  })

  test('a save at the moment of a deletion never makes the deleted post public', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, slug } = await now.posts.create(makePost({ title: `Round ${round}` }), nobody)
      await Promise.allSettled([
        now.posts.update(id, makePost({ title: 'Saved', slug }), nobody),
        now.posts.remove(id),
        now.posts.update(id, makePost({ title: 'Saved again', slug }), nobody),
      ])
      await expect(now.posts.getPublished(slug)).rejects.toMatchObject({ status: 404 })
      expect(await now.posts.restore(id)).toMatchObject({ slug })
      expect(await now.posts.getPublished(slug)).toMatchObject({ id, published: true })
    }
  })

  test('posts that want the same address back at the same moment get one each', async () => {
    const ids: number[] = []
    for (const title of ['First', 'Second', 'Third']) {
      const { id } = await now.posts.create(makePost({ title, slug: 'the-bench' }), nobody)
      await now.posts.remove(id)
      ids.push(id)
    }
    const restored = await Promise.all(ids.map((id) => now.posts.restore(id)))
    const slugs = restored.map((post) => post?.slug).sort()
    expect(slugs).toEqual(['the-bench', 'the-bench-2', 'the-bench-3'])
    expect(await now.posts.restore(ids[0]!)).toBeNull()
  })

  test('all addresses of a post lead to it, also when saves meet', async () => {
    const { id } = await now.posts.create(makePost({ slug: 'first' }), nobody)
    const names = ['second', 'third', 'fourth']
    await Promise.all(names.map((slug) => now.posts.update(id, makePost({ slug }), nobody)))
    for (const slug of ['first', ...names])
      expect(await now.posts.getPublished(slug)).toMatchObject({ id })
    const taker = await now.posts.create(makePost({ slug: 'first' }), nobody)
    expect(await now.posts.getPublished('first')).toMatchObject({ id: taker.id })
  })
})

describe.each(storesForKillTests)(
  'a process of the $store store that is killed while it creates',
  (store) => {
    test('leaves each create to be sent again, and none is there twice', async () => {
      const place = await store.makePlace()
      const child = startChild('create-posts-until-killed', argumentsFor(place))
      const { stdout, stderr } = await endOf(child, (said) => {
        if (said.includes('create-number-9')) child.kill('SIGKILL')
      })
      expect(stderr).toBe('')
      const keys = stdout.trim().split('\n')
      const database = await openDatabase(place.options)
      const posts = postsServiceOn(database)
      for (const key of keys)
        await posts.create(makePost({ title: 'Sent again' }), {
          savedBy: null,
          idempotencyKey: key,
        })
      expect(await posts.count()).toBe(keys.length)
      // The child awaited each answer before the next create, so the kill lost at most one post.
      const madeNow = (await posts.listAll()).filter(({ title }) => title === 'Sent again')
      expect(madeNow.length).toBeLessThanOrEqual(1)
      await database.close()
      await place.remove()
    })
  },
)
