import type { FastifyInstance, InjectOptions } from 'fastify'
import { resetDatabase } from '../stores/test-database.ts'
import type { TestApp } from '../test-app.ts'

export const testOwner = { email: 'owner@example.com', password: 'short-legs-long-stories' }
export const ownerEnv = { ADMIN_EMAIL: testOwner.email, ADMIN_PASSWORD: testOwner.password }

export interface SignedIn {
  token: string
  cookie: string
  user: { uid: string; email: string }
}

export const ourPage = { origin: 'http://localhost:3000' }

export function tryToSignIn(
  app: FastifyInstance,
  who: { email: string; password: string } = testOwner,
  options: InjectOptions = {},
) {
  return app.inject({ method: 'POST', url: '/api/auth/login', payload: who, ...options })
}

export async function signInWithPassword(
  app: FastifyInstance,
  who?: { email: string; password: string },
): Promise<SignedIn> {
  const answer = await tryToSignIn(app, who)
  if (answer.statusCode !== 200) throw new Error(`cannot sign in: ${answer.body}`)
  return { ...answer.json(), cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
}

/** Resets the diary to the state after a first start, which is cheaper than starting again. */
export async function resetToFirstStart({ config, services }: TestApp) {
  // Mails that an earlier test caused are sent now, not during the next test.
  await services.platform.jobs.run(services.platform.mailQueue.work)
  await resetDatabase(services.platform.database.db)
  const { users } = services.accounts
  if (config.admin) await users.ensureConfiguredOwner(config.admin.email, config.admin.password)
}
