import { waitingPhotoTexts as texts } from '#texts/admin/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import { useConfirm } from '../parts/confirm.tsx'
import type { AddingPhotos } from './use-adding-photos.ts'

interface WaitingPhotosBannerProps {
  adding: AddingPhotos
  onOpen: () => void
}

/** Offers photos that were chosen on this device before the tab was closed. */
export function WaitingPhotosBanner({ adding, onOpen }: WaitingPhotosBannerProps) {
  const confirm = useConfirm()
  const { waiting, goOn, discard } = adding
  if (!waiting) return null
  const count = waiting.photos.length
  const askToDiscard = () =>
    confirm({
      title: texts.discardTitle(count),
      text: texts.discardText,
      cancel: texts.discardCancel(count),
      confirm: texts.discard,
      act: () => discard(waiting),
    })
  return (
    <div className="banner is-note days-offer">
      <p>{texts.offer(count)}</p>
      <Button
        small
        aria-haspopup="dialog"
        onClick={async () => {
          if (await goOn()) onOpen()
        }}
      >
        {texts.goOn}
      </Button>
      <Button variant="line" small aria-haspopup="dialog" onClick={askToDiscard}>
        {texts.discard}
      </Button>
    </div>
  )
}
