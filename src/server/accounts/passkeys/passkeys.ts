import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/platform/config/config.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { SecurityLog } from '../security-log.ts'
import type { SessionsService } from '../sessions.service.ts'
import { createChallengesRepository } from './challenges.repository.ts'
import { createChallengesService } from './challenges.service.ts'
import { createPasskeySignIn } from './passkey-sign-in.ts'
import { createPasskeysRepository } from './passkeys.repository.ts'
import { createPasskeysService } from './passkeys.service.ts'
import { createProvePasskey } from './prove-passkey.ts'
import { relyingPartyOf } from './relying-party.ts'

interface PasskeysParts {
  config: Config
  db: Db
  sessions: SessionsService
  issuerInUse: () => string | null
  getBlogName: () => Promise<string>
  clock: Clock
  logSecurity: SecurityLog
}

/** Puts together what passkeys need. */
export function createPasskeys({ config, db, logSecurity, ...parts }: PasskeysParts) {
  const { clock } = parts
  const passkeys = createPasskeysRepository(db)
  const challenges = createChallengesService(createChallengesRepository(db), clock)
  const provePasskey = createProvePasskey({ passkeys, challenges, clock, logSecurity })
  return {
    ...createPasskeysService({ ...parts, passkeys, challenges, provePasskey }),
    ...createPasskeySignIn({ ...parts, challenges, provePasskey }),
    relyingPartyOf: (request: FastifyRequest) => relyingPartyOf(config, request),
  }
}
