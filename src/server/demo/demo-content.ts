import type { Db } from '../platform/database/database.ts'
import type { Logger } from '../platform/process/logger.ts'
import { createDemoRepository } from './demo.repository.ts'
import { readDemo } from './read-demo.ts'

type Demo = Awaited<ReturnType<typeof readDemo>>

/** Posts and photos of a transaction, as far as the demo needs them. */
interface DemoTables {
  hasAny(): Promise<boolean>
  insertPost(row: Demo['posts'][number]): Promise<unknown>
  insertPhoto(row: Demo['photos'][number]): Promise<unknown>
}

interface DemoParts {
  db: Db
  tablesIn: (tx: Db) => DemoTables
  isWanted: boolean
  log: Logger
}

/**
 * Fills an empty diary at its very first start, so that the first thing anyone sees is a lived-in
 * one. Decided once: whoever deletes the samples, or began without them, never gets them again.
 */
export async function settleDemo({ db, tablesIn, isWanted, log }: DemoParts) {
  const rows = createDemoRepository(db)
  if (await rows.isSettled()) return
  const demo = isWanted ? await readDemo() : null
  let isWritten = false
  await rows.settle(async (tx) => {
    const tables = tablesIn(tx)
    // An import may have come before the first start.
    if (!demo || (await tables.hasAny())) return
    for (const post of demo.posts) await tables.insertPost(post)
    for (const photo of demo.photos) await tables.insertPhoto(photo)
    isWritten = true
  })
  if (isWritten) log.info('wrote the demo content into the empty diary')
}
