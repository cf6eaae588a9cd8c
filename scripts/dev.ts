/** `npm run dev` runs the diary from source, with hot reload. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type { SiteRenderer } from '../src/shared/page-rendering.ts'
import { bootFile, buildBoot } from './build/boot.ts'

const root = join(import.meta.dirname, '..')

await buildBoot()

// The language of rendered texts is fixed here; the texts of API answers follow the settings.
const spoken = process.env.DIARY_LANGUAGE || 'en'
const vite = await createServer({
  root,
  appType: 'custom',
  server: { middlewareMode: true },
  resolve: { alias: { '#texts': join(root, 'src/texts', spoken) } },
})
const entry = (name: string, style: string) => ({
  script: `/src/${name}`,
  styles: [`/src/${style}`],
  imports: [],
  stylesOf: (module: string) => [`/${module.replace(/tsx$/, 'css')}`],
  filesOf: () => [],
})

const assets = {
  prepare: async () => {},
  loadRenderer: () => vite.ssrLoadModule('/src/site/entry-server.tsx') as Promise<SiteRenderer>,
  site: entry('site/entry-client.tsx', 'site/site.css'),
  admin: entry('admin/main.tsx', 'admin/admin.css'),
  bootScript: await readFile(bootFile, 'utf8'),
  staticFolder: null,
  transform: (url: string, html: string) => vite.transformIndexHtml(url, html),
}

const answerFirst = (app: FastifyInstance) => {
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  app.addHook('onClose', () => vite.close())
}

process.env.NODE_ENV = 'development'
const { startServer } = await import('../src/server/main.ts')
await startServer({ assets, answerFirst })
