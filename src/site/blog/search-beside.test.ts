import { expect, test } from 'vitest'
import type { BlogPage, BlogQuery } from '#shared/contract/posts.ts'
import { type SearchAnswer, type SearchOrder, searchBeside } from './search-beside.ts'

const pageOf = (total: number): BlogPage => ({ posts: [], total, page: 1, pages: 1 })

/** A worker that answers when the test says so. */
function fakeWorker() {
  const orders: SearchOrder[] = []
  const events = new EventTarget()
  return {
    orders,
    worker: {
      postMessage: (order: SearchOrder) => void orders.push(order),
      addEventListener: events.addEventListener.bind(events),
    },
    answer: (data: SearchAnswer) => events.dispatchEvent(new MessageEvent('message', { data })),
    fail: () => events.dispatchEvent(new Event('error')),
  }
}

const inThePage = async ({ search }: BlogQuery) => pageOf(search?.length ?? 0)

test('one worker is started, when first needed, and each question gets its own answer', async () => {
  const { orders, worker, answer } = fakeWorker()
  let opened = 0
  const openWorker = () => {
    opened += 1
    return worker
  }
  const find = searchBeside({ url: '/list', openWorker, searchHere: inThePage })
  expect(opened).toBe(0)
  const [walk, nap] = [find({ search: 'walk' }), find({ search: 'nap' })]
  expect(opened).toBe(1)
  expect(orders.map(({ url, query }) => [url, query.search])).toEqual([
    ['/list', 'walk'],
    ['/list', 'nap'],
  ])
  answer({ id: orders[1]!.id, found: pageOf(22) })
  answer({ id: orders[0]!.id, found: pageOf(11) })
  expect((await walk).total).toBe(11)
  expect((await nap).total).toBe(22)
})

test('a list that cannot be fetched is a failure, and the next question is asked again', async () => {
  const { orders, worker, answer } = fakeWorker()
  const find = searchBeside({ url: '/list', openWorker: () => worker, searchHere: inThePage })
  const first = find({})
  answer({ id: orders[0]!.id, failed: '500: no' })
  await expect(first).rejects.toThrow('500: no')
  const second = find({})
  answer({ id: orders[1]!.id, found: pageOf(3) })
  expect((await second).total).toBe(3)
})

test('without workers the page searches itself', async () => {
  const openWorker = () => {
    throw new ReferenceError('Worker is not defined')
  }
  const find = searchBeside({ url: '/list', openWorker, searchHere: inThePage })
  expect((await find({ search: 'four' })).total).toBe(4)
})

test('a worker that cannot start hands over to the page, with all that waited', async () => {
  const { orders, worker, fail } = fakeWorker()
  const find = searchBeside({ url: '/list', openWorker: () => worker, searchHere: inThePage })
  const waiting = find({ search: 'three' })
  fail()
  expect((await waiting).total).toBe(5)
  expect((await find({ search: 'x' })).total).toBe(1)
  expect(orders).toHaveLength(1)
})
