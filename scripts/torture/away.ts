import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgresProxy } from '../../test/postgres-proxy.ts'
import type { startPostgres } from '../../test/start-postgres.ts'
import { postBody, signIn, startInstance } from './instance.ts'
import { milliseconds, type Promised, waitFor } from './promise.ts'

type Postgres = Awaited<ReturnType<typeof startPostgres>>

const PAGE = { headers: { accept: 'text/html' } }

/** Takes the PostgreSQL server away under a running diary and brings it back. */
export async function takeDatabaseAway(
  postgres: Postgres,
  databaseUrl: string,
  port: number,
): Promise<Promised[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'torture-away-'))
  const instance = await startInstance(port, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
  try {
    const headers = await signIn(instance.url)
    await fetch(`${instance.url}/api/admin/posts`, {
      method: 'POST',
      headers,
      body: postBody('Before the server went'),
    })
    for (const path of ['/', '/blog', '/blog/before-the-server-went']) {
      await (await fetch(instance.url + path, PAGE)).text()
    }
    await postgres.stop()

    const times: number[] = []
    const timed = async (path: string, init: RequestInit) => {
      const begun = performance.now()
      const answer = await fetch(instance.url + path, init)
      await answer.text()
      times.push(performance.now() - begun)
      return answer
    }
    let kept = 0
    let told = 0
    const rounds = 30
    for (let round = 0; round < rounds; round++) {
      if ((await timed(round % 2 ? '/blog' : '/', PAGE)).status === 200) kept += 1
      const other = await timed(`/blog/unknown-${round}`, PAGE)
      const write = await timed('/api/admin/posts', {
        method: 'POST',
        headers,
        body: postBody('Not now'),
      })
      for (const answer of [other, write]) {
        if (answer.status === 503 && answer.headers.get('retry-after')) told += 1
      }
    }
    const isAlive = instance.child.exitCode === null
    await postgres.start()
    const recovery = await waitFor(async () => {
      const answer = await fetch(`${instance.url}/api/admin/posts`, {
        method: 'POST',
        headers,
        body: postBody('After it came back'),
      })
      return answer.ok
    }, 30_000)
    const worst = Math.max(...times)
    return [
      {
        promise: 'PostgreSQL server away: pages go on from memory',
        figure: `${kept} of ${rounds} answered`,
        isKept: kept === rounds,
      },
      {
        promise: 'PostgreSQL server away: everything else is 503 + Retry-After within 100 ms',
        figure: `${told} of ${2 * rounds}, worst ${milliseconds(worst)}`,
        isKept: told === 2 * rounds && worst < 100,
      },
      {
        promise: 'PostgreSQL server back: works again by itself within 5 s',
        figure: `${milliseconds(recovery)}${isAlive ? '' : ', but the process had died'}`,
        isKept: isAlive && recovery < 5000,
      },
    ]
  } finally {
    await instance.end('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The server stays connected but says nothing any more, as behind a cable that was pulled. */
export async function silenceDatabase(databaseUrl: string, port: number): Promise<Promised[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'torture-silent-'))
  const proxy = await openPostgresProxy(databaseUrl)
  const instance = await startInstance(port, { DATABASE_URL: proxy.url, DATA_DIR: dataDir })
  const ask = async (path: string) => {
    const begun = performance.now()
    const answer = await fetch(instance.url + path, PAGE)
    await answer.text()
    return { status: answer.status, ms: performance.now() - begun }
  }
  try {
    await ask('/')
    proxy.silence()
    const waiting = await Promise.all([1, 2, 3].map((number) => ask(`/blog/waits-${number}`)))
    const noticed = Math.max(...waiting.map((one) => one.ms))
    const later: { status: number; ms: number }[] = []
    for (let round = 0; round < 30; round++) later.push(await ask(`/blog/asks-later-${round}`))
    const worst = Math.max(...later.map((one) => one.ms))
    const home = await ask('/')
    await proxy.bringBack()
    const recovery = await waitFor(
      async () => (await ask('/blog/not-there')).status === 404,
      30_000,
    )
    return [
      {
        promise: 'a database that falls silent: those who wait are told so within 5 s',
        figure: `after ${milliseconds(noticed)}, ${waiting.map((one) => one.status).join(' ')}`,
        isKept: waiting.every((one) => one.status === 503) && noticed < 5000,
      },
      {
        promise: 'a database that falls silent: later ones within 100 ms, pages in memory go on',
        figure: `worst of ${later.length}: ${milliseconds(worst)}, home ${home.status}`,
        isKept: later.every((one) => one.status === 503) && worst < 100 && home.status === 200,
      },
      {
        promise: 'a database that speaks again: works again by itself within 5 s',
        figure: milliseconds(recovery),
        isKept: recovery < 5000,
      },
    ]
  } finally {
    await instance.end('SIGKILL')
    await proxy.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
