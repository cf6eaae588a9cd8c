import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makePost } from '../make.ts'
import { startChild } from '../processes/run-child.ts'
import { createEmptyServerStore, type TestStore } from '../stores/stores.ts'
import { waitUntil } from '../wait-until.ts'

let place: TestStore
let dataDir: string
const children: ChildProcess[] = []

beforeEach(async () => {
  place = await createEmptyServerStore()
  dataDir = await mkdtemp(join(tmpdir(), 'two-processes-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) {
    const gone = once(child, 'exit')
    if (child.kill('SIGKILL')) await gone
  }
  await place.remove()
  await rm(dataDir, { recursive: true, force: true })
})

async function startProcess(): Promise<string> {
  const DATABASE_URL = place.options.url ?? ''
  const child = startChild('plain-diary', [], { DATABASE_URL, DATA_DIR: dataDir, SEED: 'none' })
  children.push(child)
  const died = once(child, 'exit').then(() => {
    throw new Error('the process ended before it listened')
  })
  const [address] = (await Promise.race([once(child.stdout!, 'data'), died])) as [Buffer]
  return address.toString().trim()
}

const titlesAt = async (url: string) => {
  const posts = (await (await fetch(`${url}/api/posts`)).json()) as { title: string }[]
  return posts.map((post) => post.title)
}
const languageOf = async (url: string) =>
  /<html lang="(\w+)"/.exec(await (await fetch(`${url}/admin`)).text())?.[1]
const write = (url: string, method: string, body: unknown) =>
  fetch(url, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: new URL(url).origin },
  })

test('two processes start at once on an empty database; a page kept by one is forgotten when the other writes', async () => {
  const [first, second] = await Promise.all([startProcess(), startProcess()])
  for (const address of [first, second]) expect(await titlesAt(address)).toEqual([])

  const created = await write(`${first}/api/admin/posts`, 'POST', makePost({ title: 'Two dogs' }))
  expect(created.status).toBe(200)
  expect(await titlesAt(first)).toEqual(['Two dogs'])
  await waitUntil(async () => (await titlesAt(second)).includes('Two dogs'))

  const { id } = (await created.json()) as { id: number }
  await write(`${second}/api/admin/posts/${id}`, 'PUT', makePost({ title: 'One dog' }))
  await waitUntil(async () => (await titlesAt(first)).includes('One dog'))
})

test('once the owner of one process has chosen another language, the other one speaks it, too', async () => {
  const [first, second] = await Promise.all([startProcess(), startProcess()])
  expect(await languageOf(second)).toBe('en')
  for (const language of ['fr', 'en', 'de']) {
    await write(`${first}/api/admin/settings`, 'PUT', { language })
    expect(await languageOf(first)).toBe(language)
    await waitUntil(async () => (await languageOf(second)) === language)
  }
})
