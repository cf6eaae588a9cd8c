import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Plugin } from 'vite'

const ownApi = /^\/(api|media|fonts)\//
const publicOrigin = 'http://localhost:3000'

/**
 * Runs the real app on a store in memory behind the dev server of the test browser; every caller is
 * the owner.
 */
export function diaryApi(): Plugin {
  let close = async () => {}
  return {
    name: 'diary-api',
    buildEnd: () => close(),
    async configureServer(server) {
      const { diary, resetDiary, staged, end } = await startDiary()
      close = end
      // A diary that was only read needs no reset.
      let isChanged = true
      server.middlewares.use((request, response, next) => {
        const stage = staged[request.url ?? '']
        if (request.url === '/begin-anew') {
          const ready = isChanged ? resetDiary() : Promise.resolve()
          ready.then(() => {
            isChanged = false
            response.end()
          }, next)
          return
        }
        if (request.method !== 'GET') isChanged = true
        if (stage) {
          json(request)
            .then((data) => stage(data))
            .then(() => response.end(), next)
        } else if (ownApi.test(request.url ?? '')) {
          asIfCalledByName(request)
          diary.app.routing(request, response)
        } else next()
      })
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: what the test sent
type Stage = (data: any) => Promise<unknown>

/** Paths in variables keep the config's bundler from including the server's code. */
async function startDiary() {
  const load = (path: string) => import(new URL(path, import.meta.url).href)
  const { createTestApp, adminVisitor } = (await load(
    '../test-app.ts',
  )) as typeof import('../test-app.ts')
  const resetModule = (await load('../reset-diary.ts')) as typeof import('../reset-diary.ts')
  const stores = (await load(
    '../stores/test-database.ts',
  )) as typeof import('../stores/test-database.ts')
  const diary = await createTestApp({
    visitor: adminVisitor,
    env: {
      SEED: 'demo',
      ADMIN_EMAIL: adminVisitor.email!,
      ADMIN_PASSWORD: 'short-legs-long-stories',
    },
  })
  const { statisticsCounts } = (await load(
    '../../src/server/schema.ts',
  )) as typeof import('../../src/server/schema.ts')
  let strangers = 0
  return {
    diary,
    resetDiary: () => resetModule.resetDiary(diary),
    /** Simulates visits and comments from other people's browsers. */
    staged: {
      '/remember': (rows) =>
        diary.services.platform.database.db.insert(statisticsCounts).values(rows),
      '/comment-as-stranger': ({ slug, words }) => {
        strangers += 1
        const sender = { addressKey: `stranger ${strangers}`, isOwner: false }
        return diary.services.readings
          .as('everyone')
          .comments.submission.submit(slug, words, sender)
      },
    } as Record<string, Stage>,
    async end() {
      await diary.close()
      await stores.closeIdleDatabases()
    },
  }
}

/**
 * The port of the test browser is unknown until it listens, but the diary accepts only its
 * configured origin.
 */
function asIfCalledByName(request: IncomingMessage) {
  if (request.headers.origin) request.headers.origin = publicOrigin
  request.headers.host = new URL(publicOrigin).host
}
