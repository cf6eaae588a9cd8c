import { useEffect, useState } from 'react'
import { shareTexts } from '#texts/admin/moments.ts'
import { repository } from '../sync/repository.ts'

/** Tells on the sign-in page that photos were shared while nobody was signed in. */
export function WaitingShareNotice() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    void repository
      .list('share')
      .then((shares) => setCount(shares.reduce((sum, { photos }) => sum + photos.length, 0)))
  }, [])
  return count > 0 && <p className="hold">{shareTexts.waiting(count)}</p>
}
