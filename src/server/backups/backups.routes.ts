import type { FastifyInstance } from 'fastify'
import { backupPath, listBackups, startBackup } from '#shared/contract/backups.admin.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import { requireRecentSignIn } from '../platform/security/visitor.ts'
import type { BackupsService } from './backups.service.ts'

export function backupRoutes(admin: FastifyInstance, backups: BackupsService) {
  answerEndpoint(admin, listBackups, () => backups.state())
  answerEndpoint(admin, startBackup, () => backups.start())

  admin.get<{ Params: { name: string } }>(
    backupPath(':name').replace('%3A', ':'),
    async (request, reply) => {
      requireRecentSignIn(request)
      const { name } = request.params
      const { stream, sizeBytes } = await backups.open(name)
      request.log.info({
        event: 'backup.exported',
        name,
        by: request.visitor?.email,
        ip: request.ip,
      })
      return reply
        .headers({
          'content-disposition': `attachment; filename="${name}"`,
          'content-length': sizeBytes,
        })
        .type('application/gzip')
        .send(stream)
    },
  )
}
