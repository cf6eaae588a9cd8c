import type { Clock } from '../../../platform/process/clock.ts'
import type { Due, ImportRow, ImportsRepository } from '../imports.repository.ts'

const CLAIM_MS = 2 * 60_000
const RENEW_MS = 30_000
const TOO_FAR_MS = 24 * 60 * 60_000

/** Whether the work is still wanted, and still this process's own. */
export type GoOn = () => Promise<boolean>

/** One process of all that there are is at an import; it says so again and again. */
export function createImportClaims(imports: ImportsRepository, clock: Clock) {
  const later = (ms: number) => new Date(clock.now().getTime() + ms)
  const dueNow = (): Due => ({ now: clock.now(), tooFar: later(TOO_FAR_MS) })

  /** Renews the claim for as long as it takes, and lets go of it in the end. */
  async function whileClaimed(
    row: ImportRow,
    signal: AbortSignal,
    use: (goOn: GoOn) => Promise<void>,
  ) {
    let until = row.claimedUntil!
    let isLost = false
    const renew = async (to: Date | null) => {
      if (await imports.renew(row.id, until, to)) until = to ?? until
      else isLost = true
    }
    const renewing = setInterval(() => void renew(later(CLAIM_MS)).catch(() => {}), RENEW_MS)
    renewing.unref()
    const goOn = async () =>
      !signal.aborted && !isLost && (await imports.find(row.id))?.state === row.state
    try {
      await use(goOn)
    } finally {
      clearInterval(renewing)
      if (!isLost) await renew(null)
    }
  }

  return {
    whileClaimed,
    claim: (id: number) => imports.claim(id, dueNow(), later(CLAIM_MS)),
    listWorking: () => imports.listWorking(dueNow()),
  }
}
