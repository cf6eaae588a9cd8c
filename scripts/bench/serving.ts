import { type Captured, capture, measure, median, medianSample, type Sample } from './measure.ts'
import { startNginx } from './nginx.ts'
import { type Program, startProgram } from './program.ts'
import { freePort, freshStore, type OpenDiary, openDiary, type StoreKind } from './stores.ts'

/** In each of them cached answers are measured with new processes: what V8 makes of the same source is not always as fast. */
const ROUNDS = 5
/** Short ones: a shared machine changes its pace within a second, and both sides shall have the same. */
const TURNS = 5
const WARM_UP_TURNS = 2
const TURN = { amount: 20_000, maxMs: 60 }
const PHOTO = '/media/demo/hero/960.avif'
/** Until V8 has compiled what it will: of each in turn, else the first ones look slower than they are. */
const WARM_UP_TURN = { amount: 20_000, maxMs: 300 }
const WARM_UP = { amount: 1500, maxMs: 3000 }
/** Longer ones: every second or two V8 looks through all its memory, which is part of the price and shall fall on all. */
const UNCACHED = { amount: 1000, maxMs: 800 }

export interface Served {
  thing: string
  path: string
  encoding: 'identity' | 'br'
  connections: number
  bytes: number
}
export type Warm = Served & {
  ours: Sample
  bare: Sample
  nginx: Sample | null
  /** CPU of ours for that of the bare server in the same turn. */
  ratio: number
}
export type Cold = Served & { store: StoreKind; ours: Sample }
export interface Serving {
  warm: Warm[]
  cold: Cold[]
}

async function thingsOf(diary: OpenDiary) {
  const { body } = await capture(diary.port, '/api/posts/recent')
  const [newest] = JSON.parse(Buffer.from(body, 'base64').toString()) as { slug: string }[]
  return [
    { thing: 'home', path: '/' },
    { thing: 'list', path: '/blog' },
    { thing: 'post', path: `/blog/${newest?.slug}` },
    { thing: 'all posts', path: '/api/posts' },
    { thing: 'photo', path: PHOTO },
  ]
}

/** Every thing in every form; a photo is compressed as it is. */
async function combinationsOf(diary: OpenDiary) {
  const encodings = ['identity', 'br'] as const
  return (await thingsOf(diary)).flatMap((one) =>
    encodings
      .filter((encoding) => encoding === 'identity' || one.thing !== 'photo')
      .flatMap((encoding) => [1, 50].map((connections) => ({ ...one, encoding, connections }))),
  )
}

const headersOf = (encoding: string) =>
  (encoding === 'br' ? { 'accept-encoding': 'br' } : {}) as Record<string, string>

export async function measureServing(): Promise<Serving> {
  const store = (await freshStore('embedded'))!
  const rounds: Warm[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await openDiary(store, 'child')
    rounds.push(await measureWarm(one))
    await one.stop()
    console.log(`serving: cached, round ${round + 1}`)
  }
  const warm = rounds[0]!.map((_, at) => medianWarm(rounds.map((round) => round[at]!)))
  const diary = await openDiary(store, 'child')
  const cold = await measureCold(diary, 'embedded')
  await diary.stop()
  await store.remove()
  const other = await freshStore('server')
  if (other) {
    const onServer = await openDiary(other, 'child')
    cold.push(...(await measureCold(onServer, 'server')))
    await onServer.stop()
    await other.remove()
  }
  return { warm, cold }
}

async function measureWarm(diary: OpenDiary): Promise<Warm[]> {
  const barePort = await freePort()
  const bare = await startProgram('scripts/bench/bare-server.ts', {
    args: [String(barePort)],
    ready: 'ready',
  })
  const found: Warm[] = []
  const all = await combinationsOf(diary)
  for (const { path, encoding, connections } of all) {
    const load = { path, connections, headers: headersOf(encoding), ...WARM_UP_TURN }
    await bare.ask('repeat', await capture(diary.port, path, load.headers))
    await measure(bare, { ...load, port: barePort })
    await measure(diary, { ...load, port: diary.port })
  }
  for (const one of all) {
    const answer = await captureBest(diary, one.path, headersOf(one.encoding))
    found.push({
      ...one,
      bytes: answer.bytes,
      ...(await compare(diary, bare, barePort, one, answer)),
    })
  }
  await bare.stop()
  return found
}

function medianWarm(rounds: Warm[]): Warm {
  const [first] = rounds as [Warm]
  const of = (pick: (one: Warm) => Sample) => medianSample(rounds.map(pick))
  return {
    ...first,
    ours: of(({ ours }) => ours),
    bare: of(({ bare }) => bare),
    nginx: first.nginx && of(({ nginx }) => nginx!),
    ratio: median(rounds.map(({ ratio }) => ratio)),
  }
}

/** All of them in turns, so that whatever else the machine does falls on all. */
async function compare(
  diary: OpenDiary,
  bare: Program,
  barePort: number,
  { path, encoding, connections }: Omit<Served, 'bytes'>,
  answer: Captured,
) {
  await bare.ask('repeat', answer)
  const nginx = await startNginx(answer)
  const load = { path, connections, headers: headersOf(encoding), ...TURN }
  const samples = { ours: [] as Sample[], bare: [] as Sample[], nginx: [] as Sample[] }
  for (let turn = -WARM_UP_TURNS; turn < TURNS; turn += 1) {
    const ours = await measure(diary, { ...load, port: diary.port })
    const theirs = await measure(bare, { ...load, port: barePort })
    const file = nginx && (await measure(nginx, { ...load, port: nginx.port }))
    if (turn < 0) continue
    samples.ours.push(ours)
    samples.bare.push(theirs)
    if (file) samples.nginx.push(file)
  }
  await nginx?.stop()
  return {
    ours: medianSample(samples.ours),
    bare: medianSample(samples.bare),
    nginx: nginx && medianSample(samples.nginx),
    ratio: median(samples.ours.map(({ cpuMs }, turn) => cpuMs / samples.bare[turn]!.cpuMs)),
  }
}

async function measureCold(diary: OpenDiary, store: StoreKind): Promise<Cold[]> {
  const all = (await combinationsOf(diary)).filter(({ thing }) => thing !== 'photo')
  const sizes = new Map<string, number>()
  for (const { path, encoding } of all) {
    sizes.set(path + encoding, (await capture(diary.port, path, headersOf(encoding))).bytes)
  }
  await diary.ask('cold', true)
  const run = (one: (typeof all)[number]) =>
    measure(
      diary,
      { ...one, port: diary.port, headers: headersOf(one.encoding), ...UNCACHED },
      // Fifty at once for whom nothing is ready is more than it takes in.
      { mayRefuse: true },
    )
  for (const one of all) {
    if (one.connections > 1) continue
    await measure(diary, { ...one, port: diary.port, headers: headersOf(one.encoding), ...WARM_UP })
  }
  const samples = new Map(all.map((one) => [one, [] as Sample[]]))
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [one, kept] of samples) {
      const sample = await run(one)
      if (round >= 0) kept.push(sample)
    }
  }
  await diary.ask('cold', false)
  console.log(`serving: uncached, ${store}`)
  return [...samples].map(([one, kept]) => ({
    ...one,
    store,
    bytes: sizes.get(one.path + one.encoding) ?? 0,
    ours: medianSample(kept),
  }))
}

/** The second reader of a page asks for its best compression; it is there when the diary rests again. */
async function captureBest(diary: OpenDiary, path: string, headers: Record<string, string>) {
  for (let visit = 0; visit < 3; visit += 1) await capture(diary.port, path, headers)
  await rest(diary)
  return capture(diary.port, path, headers)
}

const REST = { forMs: 500, cpuMs: 10, tries: 40 }

async function rest(diary: OpenDiary) {
  for (let tried = 0; tried < REST.tries; tried += 1) {
    const before = await diary.usage()
    await new Promise((resolve) => setTimeout(resolve, REST.forMs))
    const after = await diary.usage()
    if (after.cpuMs - before.cpuMs < REST.cpuMs) return
  }
  throw new Error('the diary does not come to rest')
}
