import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type PointerEvent, useContext, useState } from 'react'
import type { FocalPoint } from '#shared/contract/fields.ts'
import { setFocalPoint } from '#shared/contract/photos.admin.ts'
import { focalPointToasts, focalPointTexts as texts } from '#texts/admin/photos.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Focus } from '#ui/icons/focus.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { FocalPointsContext, ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { api } from '../app/api.ts'
import { dogCardQuery, focalPointsQuery, photosQuery } from '../app/queries.ts'
import { Dialog } from '../parts/dialog.tsx'

interface FocalPointButtonProps {
  imageUrl: string
  of: string
  withText?: boolean
}

export function FocalPointButton({ imageUrl, of, withText }: FocalPointButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        small
        aria-label={`${texts.open}: ${of}`}
        title={texts.open}
        onClick={() => setOpen(true)}
      >
        <Icon of={Focus} />
        {withText && texts.open}
      </Button>
      {isOpen && <FocalPointDialog imageUrl={imageUrl} onClose={() => setOpen(false)} />}
    </>
  )
}

interface FocalPointDialogProps {
  imageUrl: string
  onClose: () => void
}

const CENTER: FocalPoint = [50, 50]
const crops = ['is-wide', 'is-square', 'is-tall'] as const

function FocalPointDialog({ imageUrl, onClose }: FocalPointDialogProps) {
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
      <p className="hint">{texts.keys}</p>
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
        <Button variant="quiet" small onClick={() => setPoint(CENTER)} disabled={isPending}>
          {texts.center}
        </Button>
        <Button variant="line" small onClick={onClose} disabled={isPending}>
          {texts.cancel}
        </Button>
        <Button small busy={isPending} onClick={() => mutate(point)}>
          {isPending ? texts.saving : texts.save}
        </Button>
      </div>
    </Dialog>
  )
}

interface FocalPointPickerProps {
  src: string
  point: FocalPoint
  onChange: (point: FocalPoint) => void
}

const STEP = 5
const steps: Record<string, [number, number] | undefined> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

const percent = (part: number) => Math.min(100, Math.max(0, Math.round(part)))

function FocalPointPicker({ src, point, onChange }: FocalPointPickerProps) {
  const [x, y] = point
  function follow(event: PointerEvent<HTMLDivElement>) {
    if (event.buttons !== 1) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    event.currentTarget.setPointerCapture(event.pointerId)
    onChange([
      percent(((event.clientX - left) / width) * 100),
      percent(((event.clientY - top) / height) * 100),
    ])
  }
  function step(event: KeyboardEvent) {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    onChange([percent(x + by[0]), percent(y + by[1])])
  }
  return (
    <div className="focal-picker" onPointerDown={follow} onPointerMove={follow}>
      <ResponsiveImage src={src} alt="" sizes="460px" />
      <div
        className="focal-mark"
        role="slider"
        tabIndex={0}
        aria-label={texts.point}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={texts.place(x, y)}
        style={{ left: `${x}%`, top: `${y}%` }}
        onKeyDown={step}
      />
    </div>
  )
}

function useSetFocalPoint(imageUrl: string, onSaved: () => void) {
  const queryClient = useQueryClient()
  const before = useContext(FocalPointsContext)(imageUrl)
  const saveFocalPoint = async (focalPoint: FocalPoint | null) => {
    await api(setFocalPoint, { body: { imageUrl, focalPoint } })
    await Promise.all(
      [focalPointsQuery, photosQuery, dogCardQuery].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
  }
  const meta = { failed: focalPointToasts.failed }
  const undo = useMutation({
    mutationFn: saveFocalPoint,
    onSuccess: () => void showToast(focalPointToasts.undone),
    meta,
  })
  return useMutation({
    mutationFn: saveFocalPoint,
    onSuccess() {
      const onAction = () => undo.mutate(before)
      showToast({ ...focalPointToasts.saved, action: { label: texts.undo, onAction } })
      onSaved()
    },
    meta,
  })
}
