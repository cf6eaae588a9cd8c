import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { pathInProject } from '../platform/root.ts'

const FOR_GOOD = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'
/** Mail programs and sites that link to a page show these files. */
const SHOWN_ELSEWHERE = /\/(?:og-default\.jpg|mail-[a-z]+\.png)$/

export async function staticFileRoutes(app: FastifyInstance, staticFolder: string | null) {
  if (staticFolder) {
    await app.register(fastifyStatic, {
      root: staticFolder,
      prefix: '/',
      wildcard: false,
      globIgnore: ['assets/**'],
      index: false,
      preCompressed: true,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        // File names under assets contain a hash of their content; other files may change.
        reply.header('cache-control', path.includes('/assets/') ? FOR_GOOD : FOR_AN_HOUR)
        if (SHOWN_ELSEWHERE.test(path)) {
          reply.header('cross-origin-resource-policy', 'cross-origin')
        }
      },
    })
    // Each is looked for when it is requested, because the pages of another language may be built
    // while the diary runs.
    app.route<{ Params: { name: string } }>({
      method: ['GET', 'HEAD'],
      url: '/assets/:name',
      schema: { hide: true },
      handler: (request, reply) => reply.sendFile(`assets/${request.params.name}`),
    })
  }
  await app.register(fastifyStatic, {
    root: pathInProject('assets/fonts'),
    prefix: '/fonts/',
    decorateReply: false,
    index: false,
    maxAge: '1y',
    immutable: true,
  })
}
