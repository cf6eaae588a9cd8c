import { useState } from 'react'
import { momentLimits } from '#shared/limits.ts'
import type { SharedContent } from '../sync/records.ts'
import { repository } from '../sync/repository.ts'
import { isExpired } from '../sync/share-target.ts'
import { partitionFiles } from './sort-files.ts'

type ShareTarget = 'new' | 'current'

const isUsable = ({ photos, words }: SharedContent) =>
  words !== '' || partitionFiles(photos, momentLimits.photos).fit.length > 0

/** Asks about each share before using it, because a page of another site may have sent it. */
export function useShares(onTake: (share: SharedContent, to: ShareTarget) => Promise<void>) {
  const [shares, setShares] = useState<readonly SharedContent[]>([])
  const [isAnswering, setAnswering] = useState(false)
  const [share] = shares

  async function finishShare(to: ShareTarget | null) {
    if (!share) return
    setAnswering(true)
    if (to) await onTake(share, to)
    // If the moment could not be stored, the share is the only copy that outlives the page.
    if (!to || !repository.isOnlyHere()) await repository.remove('share', [share.id])
    setShares(shares.slice(1))
    setAnswering(false)
  }

  return {
    /** Returns whether a share contained nothing usable. */
    async load(): Promise<boolean> {
      const stored = await repository.list('share')
      for (const { id } of stored.filter(isExpired)) await repository.remove('share', [id])
      const all = stored.filter((candidate) => !isExpired(candidate))
      const useless = all.filter((candidate) => !isUsable(candidate))
      for (const { id } of useless) await repository.remove('share', [id])
      setShares(all.filter(isUsable))
      return useless.length > 0
    },
    asked: isAnswering ? undefined : share,
    take: () => finishShare('new'),
    addToCurrent: () => finishShare('current'),
    leave: () => finishShare(null),
    /** The shares are offered again when the page is next opened. */
    askLater: () => setShares([]),
  }
}

export type SharesState = ReturnType<typeof useShares>
