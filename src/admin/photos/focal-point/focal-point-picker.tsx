import type { KeyboardEvent, PointerEvent } from 'react'
import type { FocalPoint } from '#shared/contract/fields.ts'
import { focalPointTexts as texts } from '#texts/admin/photos.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'

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

/** The whole picture with a mark on it, which goes where one clicks. */
export function FocalPointPicker({ src, point, onChange }: FocalPointPickerProps) {
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
