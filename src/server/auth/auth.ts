import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { FindVisitor } from '#server/platform/visitor.ts'
import { createAccountsService } from './accounts/accounts.service.ts'
import { createUsersRepository } from './accounts/users.repository.ts'
import { createFindVisitor, createReadProof } from './find-visitor.ts'
import { createSessionCookie } from './sessions/session-cookie.ts'
import { createSessionsRepository } from './sessions/sessions.repository.ts'
import { createSessionsService } from './sessions/sessions.service.ts'

interface AuthParts {
  config: Config
  db: Db
  clock: Clock
  /** Tests say who calls. */
  findVisitor?: FindVisitor
}

export type Auth = Awaited<ReturnType<typeof createAuth>>

/** Everything about signing in, put together. */
export async function createAuth({ config, db, clock, ...given }: AuthParts) {
  const sessions = createSessionsService({
    sessions: createSessionsRepository(db),
    clock,
    issuerInUse: () => config.oidcIssuer,
  })
  const accounts = createAccountsService({ users: createUsersRepository(db), sessions })
  const cookie = createSessionCookie(config.publicUrl)
  const readProof = createReadProof(cookie)
  const findVisitor = given.findVisitor ?? createFindVisitor(sessions, readProof)

  if (config.admin) await accounts.keepConfiguredOwner(config.admin.email, config.admin.password)
  const firstOwner = config.admin ? null : await accounts.makeFirstOwner()

  return { accounts, cookie, findVisitor, firstOwner, readProof, sessions }
}
