import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '#server/platform/http/endpoint-route.ts'
import { addApp, listApps, revokeApp } from '#shared/contract/apps.admin.ts'
import { requireVisitor } from '../account.routes.ts'
import type { Accounts } from '../accounts.ts'

export function appRoutes(app: FastifyInstance, { apps, logSecurity }: Accounts) {
  registerEndpoint(app, listApps, ({ request }) => apps.listMine(requireVisitor(request)))

  registerEndpoint(app, addApp, async ({ body, request }) => {
    const me = requireVisitor(request)
    const added = await apps.add(me, body)
    logSecurity('auth.app_added', { email: me.email, ip: request.ip })
    return added
  })

  registerEndpoint(app, revokeApp, async ({ params, request }) => {
    const me = requireVisitor(request)
    await apps.revoke(me, params.id)
    logSecurity('auth.app_revoked', { email: me.email, ip: request.ip })
    return { success: true }
  })
}
