import type { ChangeFeed } from '#server/platform/changes.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { PersonKey, Visitor } from '#server/platform/security/visitor.ts'
import type { App, NewApp } from '#shared/contract/apps.admin.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { appNameTaken, appNotFound, tooManyApps } from '../accounts.errors.ts'
import { personKeyOf } from '../people.service.ts'
import { generateSecret, hashSecret } from '../secrets.ts'
import type { AppRow, AppsRepository } from './apps.repository.ts'

interface AppsOptions {
  apps: AppsRepository
  changes: Pick<ChangeFeed, 'memoize' | 'announce'>
  clock: Clock
}

export function createAppsService({ apps, changes, clock }: AppsOptions) {
  const { get: hasAny } = changes.memoize(apps.hasAny)

  return {
    hasAny,

    listMine: async (me: Visitor): Promise<App[]> =>
      (await apps.listOf(personKeyOf(me))).map(presentApp),

    async add(me: Visitor, newApp: NewApp): Promise<{ app: App; token: string }> {
      const person = personKeyOf(me)
      const token = `dd_${generateSecret()}`
      const tokenHash = hashSecret(token)
      const made = await apps.create(person, { ...newApp, tokenHash, createdAt: clock.now() })
      if (made === 'too_many') throw tooManyApps()
      if (made === 'name_taken') throw appNameTaken()
      await changes.announce('additive')
      return { app: presentApp(made), token }
    },

    async revoke(me: Visitor, id: number) {
      if (!(await apps.remove(personKeyOf(me), id))) throw appNotFound()
      await changes.announce('additive')
    },

    async revokeAllOf(person: PersonKey) {
      await apps.removeAllOf(person)
      await changes.announce('additive')
    },

    /** Records the last use at most once a minute, so that reads do not all become writes. */
    async findByToken(token: string) {
      const found = await apps.findByToken(hashSecret(token))
      const now = clock.now()
      const usedAt = found?.lastUsedAt?.getTime() ?? 0
      if (found && now.getTime() - usedAt > MINUTE_MS) await apps.noteUse(found.id, now)
      return found
    },
  }
}

export type AppsService = ReturnType<typeof createAppsService>
export type AuthenticatedApp = NonNullable<Awaited<ReturnType<AppsService['findByToken']>>>

const presentApp = ({ createdAt, lastUsedAt, ...row }: AppRow): App => ({
  id: row.id,
  name: row.name,
  mayPublish: row.mayPublish,
  mayUpload: row.mayUpload,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
