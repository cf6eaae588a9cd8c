import type { FastifyInstance } from 'fastify'
import * as adminContract from '#shared/contract/settings.admin.ts'
import * as contract from '#shared/contract/settings.ts'
import { registerEndpoint } from '../platform/http/endpoint-route.ts'
import type { BaseReading, Readings } from '../platform/reading.ts'
import { type FindVisitor, requireRecentSignIn } from '../platform/security/visitor.ts'
import { presentSettings, type Settings } from './settings.ts'

interface PublicSettingsOptions {
  readings: Readings<BaseReading>
  settings: Settings
  accounts: { findVisitor: FindVisitor }
}

export function publicSettingsRoutes(
  app: FastifyInstance,
  { readings, settings, accounts }: PublicSettingsOptions,
) {
  // Pages are rendered as an anonymous visitor sees them.
  const present = async (isForAdmin: boolean) =>
    presentSettings(await settings.get(), { isForAdmin, today: await settings.day.today() })
  for (const { answers } of readings.each) {
    answers.offer(contract.getSettings, () => present(false))
  }
  registerEndpoint(app, contract.getSettings, async ({ request, reply }) => {
    const visitor = await accounts.findVisitor(request)
    reply.header('vary', 'cookie, authorization')
    return present(visitor?.isAdmin ?? false)
  })
}

export function adminSettingsRoutes(app: FastifyInstance, settings: Settings) {
  registerEndpoint(app, adminContract.updateSettings, async ({ body, request }) => {
    const { ownerEmail } = body
    // All mail for the owner goes to this address, so changing it needs a recent sign-in.
    const isRedirected =
      ownerEmail !== undefined && ownerEmail !== (await settings.get()).ownerEmail
    if (isRedirected) requireRecentSignIn(request)
    if (body.language) await settings.language.prepare(body.language)
    const row = await settings.update(body)
    await settings.language.follow()
    return presentSettings(row, { isForAdmin: true, today: await settings.day.today() })
  })
}
