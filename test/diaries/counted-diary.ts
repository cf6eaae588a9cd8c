import { updateSettings } from '#shared/contract/settings.admin.ts'
import { getSettings } from '#shared/contract/settings.ts'
import { getStatistics, type StatisticsPeriod } from '#shared/contract/statistics.admin.ts'
import { clientOf } from '../api-calls.ts'
import { createFakeClock } from '../fake-clock.ts'
import { resetDatabase } from '../stores/test-database.ts'
import { adminVisitor, createTestApp, plainAssets } from '../test-app.ts'
import { listenOnFreePort } from '../visits/visits.ts'

const NOON = '2026-11-17T12:00:00Z'

/** Like the real pages: paths from /gone on are missing, and searches are not cached. */
const assets = {
  ...plainAssets,
  loadRenderer: async () => {
    const renderer = await plainAssets.loadRenderer()
    return {
      ...renderer,
      pageKey: (path: string) => path,
      render: async (request: Parameters<typeof renderer.render>[0]) => ({
        ...(await renderer.render(request)),
        status: request.path.startsWith('/gone') ? 404 : 200,
      }),
    }
  },
}

export async function openCountedDiary() {
  const clock = createFakeClock(NOON)
  const diary = await createTestApp({
    clock,
    assets,
    visitor: adminVisitor,
    env: { TRUST_PROXY: 'loopback' },
  })
  const call = clientOf(diary.app)
  const origin = await listenOnFreePort(diary.app)
  const figures = (days: StatisticsPeriod = '7') => call(getStatistics, { query: { days } })

  async function turn(analytics: boolean, timeZone = 'UTC') {
    const { features } = await call(getSettings, {})
    await call(updateSettings, { body: { features: { ...features, analytics }, timeZone } })
    await diary.services.statistics.counting.refresh()
  }

  return {
    diary,
    clock,
    call,
    origin,
    turn,
    figures,
    today: async () => (await figures()).perDay.at(-1),
    async empty() {
      await diary.services.statistics.counting.deleteAll()
      await resetDatabase(diary.services.platform.database.db)
      clock.set(NOON)
      await diary.services.platform.changes.announce()
      await turn(true)
    },
  }
}
