import type { FastifyInstance } from 'fastify'
import { exportKinds, exportPath, getExportContents } from '#shared/contract/transfer.admin.ts'
import { registerEndpoint } from '../platform/http/endpoint-route.ts'
import { requireRecentSignIn } from '../platform/security/visitor.ts'
import type { ExportsService } from './exports.service.ts'

export function exportRoutes(admin: FastifyInstance, exports: ExportsService) {
  registerEndpoint(admin, getExportContents, () => exports.sizes())

  for (const kind of exportKinds) {
    admin.get(exportPath(kind), async (request, reply) => {
      requireRecentSignIn(request)
      request.log.info({
        event: 'diary.exported',
        kind,
        by: request.visitor?.email,
        ip: request.ip,
      })
      return reply
        .header('content-disposition', `attachment; filename="${await exports.fileName(kind)}"`)
        .type('application/zip')
        .send(await exports.open(kind))
    })
  }
}
