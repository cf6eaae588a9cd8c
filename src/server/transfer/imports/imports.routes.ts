import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as steps from '#shared/contract/import-steps.ts'
import * as imported from '#shared/contract/imported.ts'
import * as contract from '#shared/contract/imports.ts'
import { csvLine } from '../../platform/csv/csv-line.ts'
import { answerEndpoint } from '../../platform/http/endpoint-route.ts'
import { notFound } from '../../platform/http/errors.ts'
import { notBytes } from './imports.errors.ts'
import type { ImportsService } from './imports.service.ts'

export async function importRoutes(admin: FastifyInstance, imports: ImportsService) {
  answerEndpoint(admin, contract.listImports, () => imports.list())
  answerEndpoint(admin, contract.createImport, ({ body }) => imports.create(body))
  answerEndpoint(admin, contract.getImport, ({ params }) => imports.get(params.id))
  answerEndpoint(admin, contract.addPictures, ({ params, body }) =>
    imports.addPictures(params.id, body),
  )
  answerEndpoint(admin, contract.removePictures, ({ params }) => imports.removePictures(params.id))
  answerEndpoint(admin, imported.listImportedPosts, ({ params }) => imports.listPosts(params.id))
  answerEndpoint(admin, imported.listImportedAddresses, ({ params }) =>
    imports.listAddresses(params.id),
  )
  answerEndpoint(admin, steps.startImport, ({ params, body }) => imports.start(params.id, body))
  answerEndpoint(admin, steps.pauseImport, ({ params }) => imports.pause(params.id))
  answerEndpoint(admin, steps.resumeImport, ({ params }) => imports.resume(params.id))
  answerEndpoint(admin, steps.stopImport, ({ params }) => imports.stop(params.id))
  answerEndpoint(admin, steps.undoImport, ({ params }) => imports.undo(params.id))
  answerEndpoint(admin, steps.removeImport, async ({ params }) => {
    await imports.remove(params.id)
    return { success: true }
  })
  reportRoute(admin, imports)
  // In a scope of its own: nowhere else may a body arrive unread.
  await admin.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, body, done) =>
      done(null, body),
    )
    answerEndpoint(scope, contract.putPart, ({ params, query, request }) => {
      const { body, headers } = request
      if (!(body instanceof Readable)) throw notBytes()
      return imports.putPart(params.id, {
        ...{ file: params.file, from: Number(query.from), body },
        announcedBytes: Number(headers['content-length'] ?? 0),
      })
    })
  })
}

function reportRoute(admin: FastifyInstance, imports: ImportsService) {
  admin.get<{ Params: { id: string } }>(imported.importCsvPath(':id'), async (request, reply) => {
    if (!/^[1-9]\d{0,8}$/.test(request.params.id)) throw notFound()
    const id = Number(request.params.id)
    const posts = await imports.listPosts(id)
    const lines = posts.flatMap(({ title, postId, published, failed, looseEnds }) => {
      const state = failed ? 'failed' : published ? 'published' : 'draft'
      const start = [title, postId === null ? '' : String(postId), state]
      const ends = looseEnds.length > 0 ? looseEnds : [{ kind: '', detail: '' }]
      return ends.map(({ kind, detail }) => csvLine([...start, kind, detail]))
    })
    const head = csvLine(['Title', 'Post', 'State', 'Kind', 'What could not be kept'])
    return reply
      .header('content-disposition', `attachment; filename="import-${id}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(`\uFEFF${head}${lines.join('')}`)
  })
}
