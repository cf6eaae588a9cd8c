import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'vite'

const ownApi = /^\/(api|media|fonts)\//
const publicOrigin = 'http://localhost:3000'

/** The real app on a store in memory behind the test browser's own server; whoever calls is the owner. */
export function diaryApi(): Plugin {
  let close = async () => {}
  return {
    name: 'diary-api',
    buildEnd: () => close(),
    async configureServer(server) {
      const { diary, beginAnew, end } = await startDiary()
      close = end
      server.middlewares.use((request, response, next) => {
        if (request.url === '/begin-anew') {
          beginAnew().then(() => response.end(), next)
        } else if (ownApi.test(request.url ?? '')) {
          asIfCalledByName(request)
          diary.app.routing(request, response)
        } else next()
      })
    },
  }
}

/** By a path in a variable, so that the configuration's bundler leaves the server's code alone. */
async function startDiary() {
  const load = (path: string) => import(new URL(path, import.meta.url).href)
  const { createTestApp, adminVisitor } = (await load(
    '../test-app.ts',
  )) as typeof import('../test-app.ts')
  const anew = (await load('../begin-anew.ts')) as typeof import('../begin-anew.ts')
  const stores = (await load(
    '../stores/test-database.ts',
  )) as typeof import('../stores/test-database.ts')
  const diary = await createTestApp({
    visitor: adminVisitor,
    env: {
      SEED: 'demo',
      BACKUPS: 'none',
      ADMIN_EMAIL: adminVisitor.email!,
      ADMIN_PASSWORD: 'short-legs-long-stories',
    },
  })
  return {
    diary,
    beginAnew: () => anew.beginAnew(diary),
    async end() {
      await diary.close()
      await stores.closeIdleDatabases()
    },
  }
}

/** The test browser's port is not known before it listens; the diary knows one address. */
function asIfCalledByName(request: IncomingMessage) {
  if (request.headers.origin) request.headers.origin = publicOrigin
  request.headers.host = new URL(publicOrigin).host
}
