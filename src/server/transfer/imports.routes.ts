import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '#shared/contract/transfer.admin.ts'
import { importCsvTexts } from '#texts/errors/transfer.ts'
import { toCsvLine } from '../platform/csv.ts'
import { registerEndpoint } from '../platform/http/endpoint-route.ts'
import { notFound } from '../platform/http/errors.ts'
import { allowSlowBody } from '../platform/http/server.ts'
import { uploadNotBytes } from './imports.errors.ts'
import type { ImportsService } from './imports.service.ts'
import type { ReceivedFileKind } from './received-files.ts'

export async function importRoutes(admin: FastifyInstance, imports: ImportsService) {
  registerEndpoint(admin, contract.listImports, () => imports.list())
  registerEndpoint(admin, contract.createImport, ({ body }) => imports.create(body))
  registerEndpoint(admin, contract.getImport, ({ params }) => imports.get(params.id))
  registerEndpoint(admin, contract.announceImportPictures, ({ params, body }) =>
    imports.announcePictures(params.id, body),
  )
  registerEndpoint(admin, contract.removeImportPictures, ({ params }) =>
    imports.removePictures(params.id),
  )
  registerEndpoint(admin, contract.startImport, ({ params, body }) =>
    imports.start(params.id, body),
  )
  registerEndpoint(admin, contract.retryImport, ({ params }) => imports.retry(params.id))
  registerEndpoint(admin, contract.stopImport, ({ params }) => imports.stop(params.id))
  registerEndpoint(admin, contract.undoImport, ({ params }) => imports.undo(params.id))
  registerEndpoint(admin, contract.removeImport, async ({ params }) => {
    await imports.remove(params.id)
    return { success: true }
  })
  registerEndpoint(admin, contract.listImportedPosts, ({ params }) => imports.listPosts(params.id))
  registerEndpoint(admin, contract.listImportedAddresses, ({ params }) =>
    imports.listAddresses(params.id),
  )
  csvRoute(admin, imports)
  // The stream parser gets a scope of its own, so that no other route accepts a raw body.
  await admin.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, body, done) =>
      done(null, body),
    )
    const receive = (
      id: number,
      file: ReceivedFileKind,
      { raw, body, headers }: FastifyRequest,
    ) => {
      if (!(body instanceof Readable)) throw uploadNotBytes()
      allowSlowBody(raw)
      const length = headers['content-length']
      return imports.receive(id, file, body, length === undefined ? null : Number(length))
    }
    registerEndpoint(scope, contract.uploadImportFile, ({ params, request }) =>
      receive(params.id, 'file', request),
    )
    registerEndpoint(scope, contract.uploadImportPictures, ({ params, request }) =>
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
      return warnings.map(({ kind, detail }) => toCsvLine([...start, kind, detail]))
    })
    const head = toCsvLine([...importCsvTexts.columns])
    return reply
      .header('content-disposition', `attachment; filename="import-${id}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(`\uFEFF${head}${lines.join('')}`)
  })
}
