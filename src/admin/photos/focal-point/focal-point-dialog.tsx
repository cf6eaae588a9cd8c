import { useContext, useState } from 'react'
import type { FocalPoint } from '#shared/contract/fields.ts'
import { focalPointTexts as texts } from '#texts/admin/photos.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button } from '#ui/controls/button.tsx'
import { FocalPointsContext } from '#ui/pictures/focal-points.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { FocalPointPicker } from './focal-point-picker.tsx'
import { useSetFocalPoint } from './use-set-focal-point.ts'

interface FocalPointDialogProps {
  imageUrl: string
  onClose: () => void
}

const CENTER: FocalPoint = [50, 50]
const crops = ['is-wide', 'is-square', 'is-tall'] as const

/** Mount it to open it. */
export function FocalPointDialog({ imageUrl, onClose }: FocalPointDialogProps) {
  const saved = useContext(FocalPointsContext)(imageUrl)
  const [point, setPoint] = useState(saved ?? CENTER)
  const { mutate, isPending } = useSetFocalPoint(imageUrl, onClose)
  return (
    <Dialog
      onClose={onClose}
      title={texts.title}
      description={texts.description}
      closeLabel={adminTexts.close}
    >
      <FocalPointPicker src={imageUrl} point={point} onChange={setPoint} />
      <p className="focal-keys">{texts.keys}</p>
      <FocalPointsContext value={() => point}>
        <div className="focal-crops" role="img" aria-label={texts.crops}>
          {crops.map((shape) => (
            <div key={shape} className={shape}>
              <ResponsiveImage src={imageUrl} alt="" sizes="240px" />
            </div>
          ))}
        </div>
      </FocalPointsContext>
      <div className="acts">
        <Button look="quiet" small onClick={() => setPoint(CENTER)} disabled={isPending}>
          {texts.center}
        </Button>
        <Button look="line" small onClick={onClose} disabled={isPending}>
          {texts.cancel}
        </Button>
        <Button small busy={isPending} onClick={() => mutate(point)}>
          {isPending ? texts.saving : texts.save}
        </Button>
      </div>
    </Dialog>
  )
}
