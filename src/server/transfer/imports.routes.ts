import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '#shared/contract/transfer.admin.ts'
import { importCsvTexts } from '#texts/errors/transfer.ts'
import { csvLine } from '../platform/csv.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import { notFound } from '../platform/http/errors.ts'
import { allowSlowBody } from '../platform/http/server.ts'
import { notBytes } from './imports.errors.ts'
import type { ImportsService } from './imports.service.ts'
import type { ReceivedFile } from './received-files.ts'

export async function importRoutes(admin: FastifyInstance, imports: ImportsService) {
  answerEndpoint(admin, contract.listImports, () => imports.list())
  answerEndpoint(admin, contract.createImport, ({ body }) => imports.create(body))
  answerEndpoint(admin, contract.getImport, ({ params }) => imports.get(params.id))
  answerEndpoint(admin, contract.announcePictures, ({ params, body }) =>
    imports.announcePictures(params.id, body),
  )
  answerEndpoint(admin, contract.removePictures, ({ params }) => imports.removePictures(params.id))
  answerEndpoint(admin, contract.startImport, ({ params, body }) => imports.start(params.id, body))
  answerEndpoint(admin, contract.retryImport, ({ params }) => imports.retry(params.id))
  answerEndpoint(admin, contract.stopImport, ({ params }) => imports.stop(params.id))
  answerEndpoint(admin, contract.undoImport, ({ params }) => imports.undo(params.id))
  answerEndpoint(admin, contract.removeImport, async ({ params }) => {
    await imports.remove(params.id)
    return { success: true }
  })
  answerEndpoint(admin, contract.listImportedPosts, ({ params }) => imports.listPosts(params.id))
  answerEndpoint(admin, contract.listImportedAddresses, ({ params }) =>
    imports.listAddresses(params.id),
  )
  csvRoute(admin, imports)
  // The stream parser gets a scope of its own, so that no other route accepts a raw body.
  await admin.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, body, done) =>
      done(null, body),
    )
    const receive = (id: number, file: ReceivedFile, { raw, body, headers }: FastifyRequest) => {
      if (!(body instanceof Readable)) throw notBytes()
      allowSlowBody(raw)
      const length = headers['content-length']
      return imports.receive(id, file, body, length === undefined ? null : Number(length))
    }
    answerEndpoint(scope, contract.putImportFile, ({ params, request }) =>
      receive(params.id, 'file', request),
    )
    answerEndpoint(scope, contract.putImportPictures, ({ params, request }) =>
      receive(params.id, 'pictures', request),
    )
  })
}

function csvRoute(admin: FastifyInstance, imports: ImportsService) {
  admin.get<{ Params: { id: string } }>(contract.importCsvPath(':id'), async (request, reply) => {
    if (!/^[1-9]\d{0,8}$/.test(request.params.id)) throw notFound()
    const id = Number(request.params.id)
    const posts = await imports.listPosts(id)
    const lines = posts.flatMap(({ title, postId, published, failed, looseEnds }) => {
      const state = failed ? 'failed' : published ? 'published' : 'draft'
      const start = [title, postId === null ? '' : String(postId), state]
      const warnings = looseEnds.length > 0 ? looseEnds : [{ kind: '', detail: '' }]
      return warnings.map(({ kind, detail }) => csvLine([...start, kind, detail]))
    })
    const head = csvLine([...importCsvTexts.columns])
    return reply
      .header('content-disposition', `attachment; filename="import-${id}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(`\uFEFF${head}${lines.join('')}`)
  })
}
