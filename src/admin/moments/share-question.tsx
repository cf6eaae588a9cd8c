import { useEffect, useState } from 'react'
import { shareTexts as texts } from '#texts/admin/moments.ts'
import { Paw } from '#ui/dog/drawings.tsx'
import { ConfirmDialog } from '../parts/confirm.tsx'
import type { SharedContent } from '../sync/records.ts'
import type { SharesState } from './use-shares.ts'

const SHOWN = 8

/** The owner confirms shared content before it becomes a moment. */
export function ConfirmShareDialog({
  shares,
  hasMoment,
}: {
  shares: SharesState
  /** An unfinished moment is on the screen. */
  hasMoment: boolean
}) {
  const { asked, take, addToCurrent, leave, askLater } = shares
  if (!asked) return null
  return (
    <ConfirmDialog
      onClose={askLater}
      onCancel={leave}
      onConfirm={take}
      title={texts.ask.title}
      description={texts.ask.text}
      cancelLabel={texts.ask.leave}
      confirmLabel={texts.ask.take}
      variant="solid"
      more={
        hasMoment && (
          <p>
            <button type="button" className="link-btn" onClick={addToCurrent}>
              {texts.ask.addToCurrent}
            </button>
          </p>
        )
      }
    >
      <Shared key={asked.id} {...asked} />
    </ConfirmDialog>
  )
}

function Shared({ photos, words }: SharedContent) {
  return (
    <div className="shared">
      {photos.length > 0 && (
        <ul className="going-shots" aria-label={texts.ask.photos(photos.length)}>
          {photos.slice(0, SHOWN).map((photo, index) => (
            <li key={String(index)}>
              <SharedPicture photo={photo} />
            </li>
          ))}
        </ul>
      )}
      {photos.length > SHOWN && <p className="hint">{texts.ask.photos(photos.length)}</p>}
      {words !== '' && (
        <blockquote className="shared-words" dir="auto">
          {words}
        </blockquote>
      )}
    </div>
  )
}

/** Clips and images that the browser cannot draw are shown as a paw. */
function SharedPicture({ photo }: { photo: File }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(photo)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  const [isBroken, setBroken] = useState(false)
  if (isBroken || !photo.type.startsWith('image/')) return <Paw />
  return url && <img src={url} alt={photo.name} onError={() => setBroken(true)} />
}
