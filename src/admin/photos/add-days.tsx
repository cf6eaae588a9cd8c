import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SuggestedDay } from '#shared/contract/photos.admin.ts'
import { photoSelectionTexts, photoDayTexts as texts } from '#texts/admin/photos.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { dates } from '#texts/grammar.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { FormButtons } from '../parts/fields.tsx'
import { readPreference, savePreference } from '../parts/preferences.ts'
import { suggestedDaysQuery, useSetPhotoDays } from './photo-days.ts'
import { PhotoPreview } from './photo-preview.tsx'

const KEY = 'photoDaysDismissed'

/** Stores the newest photo id that the owner declined: later photos are offered again. */
function useDismissed() {
  const [newest, setNewest] = useState(() => Number(readPreference(KEY) ?? 0))
  return {
    newest,
    dismiss(offered: readonly SuggestedDay[]) {
      const last = Math.max(...offered.map(({ id }) => id))
      savePreference(KEY, String(last))
      setNewest(last)
    },
  }
}

/** Offers the day that a file name tells for photos that are dated by their upload. */
export function SuggestedDaysBanner() {
  const { data: found = [] } = useQuery(suggestedDaysQuery)
  const { newest, dismiss } = useDismissed()
  const [isOpen, setOpen] = useState(false)
  const offered = found.filter(({ id }) => id > newest)
  if (offered.length === 0) return null
  return (
    <div className="banner is-note days-offer">
      <p>{texts.offer(offered.length)}</p>
      <Button small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.offerOpen}
      </Button>
      <Button variant="line" small onClick={() => dismiss(offered)}>
        {texts.offerDismiss}
      </Button>
      {isOpen && <AddDaysDialog offered={offered} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface AddDaysDialogProps {
  offered: readonly SuggestedDay[]
  onClose: () => void
}

function AddDaysDialog({ offered, onClose }: AddDaysDialogProps) {
  const [declined, setDeclined] = useState<ReadonlySet<number>>(new Set())
  const accepted = offered.filter(({ id }) => !declined.has(id))
  const saving = useSetPhotoDays(onClose)
  function toggle(id: number) {
    const next = new Set(declined)
    if (!next.delete(id)) next.add(id)
    setDeclined(next)
  }
  return (
    <Dialog
      title={texts.title}
      description={texts.description}
      closeLabel={adminTexts.close}
      onClose={onClose}
    >
      <form
        className="form-stack"
        onSubmit={(event) => {
          event.preventDefault()
          saving.mutate(accepted.map(({ id, day }) => ({ id, day })))
        }}
      >
        <ul className="offered-days">
          {offered.map((photo) => (
            <li key={photo.id}>
              <label className="photo-select">
                <input
                  type="checkbox"
                  aria-label={photoSelectionTexts.select(photo.title)}
                  checked={!declined.has(photo.id)}
                  onChange={() => toggle(photo.id)}
                />
                <PhotoPreview photo={photo} />
                <span>
                  <strong>{photo.title}</strong>
                  <span className="muted">{dates.short(photo.day)}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <FormButtons
          cancelLabel={texts.cancel}
          onCancel={onClose}
          busy={saving.isPending}
          disabled={accepted.length === 0}
        >
          {saving.isPending ? texts.adding : texts.add(accepted.length)}
        </FormButtons>
      </form>
    </Dialog>
  )
}
