import type { FastifyInstance } from 'fastify'
import { answerEndpoint } from '#server/platform/http/endpoint-route.ts'
import { addApp, listApps, revokeApp } from '#shared/contract/apps.admin.ts'
import { signedIn } from '../account.routes.ts'
import type { Auth } from '../accounts.ts'

export function appRoutes(app: FastifyInstance, { apps, logSecurity }: Auth) {
  answerEndpoint(app, listApps, ({ request }) => apps.listMine(signedIn(request)))

  answerEndpoint(app, addApp, async ({ body, request }) => {
    const me = signedIn(request)
    const added = await apps.add(me, body)
    logSecurity('auth.app_added', { email: me.email, ip: request.ip })
    return added
  })

  answerEndpoint(app, revokeApp, async ({ params, request }) => {
    const me = signedIn(request)
    await apps.revoke(me, params.id)
    logSecurity('auth.app_revoked', { email: me.email, ip: request.ip })
    return { success: true }
  })
}
