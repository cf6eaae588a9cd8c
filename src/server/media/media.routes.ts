import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const demoFolder = new URL('../../../art/media/', import.meta.url).pathname

/** A file's name never changes its meaning, so browsers may keep it for good. */
const forGood = {
  maxAge: '1y',
  immutable: true,
  index: false as const,
  dotfiles: 'ignore' as const,
}

export async function mediaRoutes(app: FastifyInstance, dataDir: string) {
  const folder = join(dataDir, 'media')
  await mkdir(folder, { recursive: true })
  await app.register(fastifyStatic, { root: demoFolder, prefix: '/media/demo/', ...forGood })
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/media/',
    decorateReply: false,
    ...forGood,
  })
}
