import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type BackupState,
  backupPath,
  listBackups,
  matchesBlogName,
  startBackup,
  startRestore,
  uploadBackup,
} from '#shared/contract/backups.admin.ts'
import { getDatabaseInfo, getStorageUse } from '#shared/contract/settings.admin.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { registerEndpoint } from '../platform/http/endpoint-route.ts'
import { allowSlowBody } from '../platform/http/server.ts'
import { requireAdmin, requireRecentSignIn } from '../platform/security/visitor.ts'
import type { Settings } from '../settings/settings.ts'
import { uploadNotBytes, wrongBlogName } from './backups.errors.ts'
import type { Backups } from './backups.ts'

interface BackupRouteOptions {
  settings: Settings
  backups: Backups
}

export async function backupRoutes(
  admin: FastifyInstance,
  { settings, backups }: BackupRouteOptions,
) {
  const { restores, uploads } = backups
  const state = async (): Promise<BackupState> => ({
    ...(await backups.state()),
    restore: restores.state(),
    upload: uploads.state(),
  })
  registerEndpoint(admin, listBackups, state)
  registerEndpoint(admin, startBackup, async () => {
    await backups.startByHand()
    return state()
  })
  registerEndpoint(admin, startRestore, async ({ params: { name }, body, request }) => {
    if (!matchesBlogName(body.blogName, (await settings.get()).blogName)) throw wrongBlogName()
    await restores.start(name)
    request.log.info({ event: 'backup.restoring', name, ...whose(request) })
    return state()
  })

  admin.get<{ Params: { name: string } }>(
    backupPath(':name').replace('%3A', ':'),
    async (request, reply) => {
      requireRecentSignIn(request)
      const { name } = request.params
      const { stream, sizeBytes } = await backups.open(name)
      request.log.info({ event: 'backup.exported', name, ...whose(request) })
      return reply
        .headers({
          'content-disposition': `attachment; filename="${name}"`,
          'content-length': sizeBytes,
        })
        .type('application/gzip')
        .send(stream)
    },
  )
  // The stream parser gets a scope of its own, so that no other route accepts a raw body.
  await admin.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, body, done) =>
      done(null, body),
    )
    registerEndpoint(scope, uploadBackup, async ({ request: { body, headers, raw } }) => {
      if (!(body instanceof Readable)) throw uploadNotBytes()
      allowSlowBody(raw)
      const length = headers['content-length']
      await uploads.receive(body, length === undefined ? null : Number(length))
      return state()
    })
  })
}

const whose = ({ visitor, ip }: FastifyRequest) => ({ by: visitor?.email, ip })

/** One of the addresses is outside the admins' scope, so this scope checks for an admin itself. */
export async function databaseInfoRoutes(
  api: FastifyInstance,
  { databaseInfo }: Backups,
  { findVisitor }: Accounts,
) {
  await api.register(async (scope) => {
    requireAdmin(scope, findVisitor)
    registerEndpoint(scope, getDatabaseInfo, () => databaseInfo.get())
    registerEndpoint(scope, getStorageUse, () => databaseInfo.storageUse())
  })
}
