import type { FastifyInstance } from 'fastify'
import { getDatabaseInfo, getStorageUse } from '#shared/contract/database-info.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import { adminsOnly, type FindVisitor } from '../platform/security/visitor.ts'
import type { DatabaseInfoService } from './database-info.service.ts'

/** For admins, though one of the addresses is outside their scope. */
export async function databaseInfoRoutes(
  api: FastifyInstance,
  databaseInfo: DatabaseInfoService,
  findVisitor: FindVisitor,
) {
  await api.register(async (scope) => {
    adminsOnly(scope, findVisitor)
    answerEndpoint(scope, getDatabaseInfo, () => databaseInfo.get())
    answerEndpoint(scope, getStorageUse, () => databaseInfo.storageUse())
  })
}
