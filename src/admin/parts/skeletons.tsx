import { adminTexts } from '#texts/admin/shell.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Skeleton, SkeletonPart } from '#ui/display/loading.tsx'

/** What a row will be made of, in the order of reading; a well is a picture, a field, a curve, or a day. */
const shapes = {
  words: { rows: 3, parts: ['line', 'short'] },
  pictures: { rows: 3, parts: ['well', 'line', 'short'] },
  cards: { rows: 3, parts: ['short', 'line', 'line'] },
  fields: { rows: 4, parts: ['short', 'well'] },
  tiles: { rows: 8, parts: ['well', 'line', 'short'] },
  chart: { rows: 1, parts: ['short', 'well'] },
  days: { rows: 35, parts: ['well'] },
} as const

export type WaitingShape = keyof typeof shapes

interface WaitingRowsProps {
  shape?: WaitingShape
  rows?: number
  /** What readers hear. */
  label?: string
}

/** What is on its way, in the form and about as high as it will be: nothing jumps when it is there. */
export function SkeletonRows({
  shape = 'words',
  rows,
  label = adminTexts.loading,
}: WaitingRowsProps) {
  const { parts, rows: usual } = shapes[shape]
  return (
    <div className={`waiting is-${shape}`} role="status" aria-label={label}>
      {Array.from({ length: rows ?? usual }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
        <Skeleton key={row}>
          {parts.map((part, at) => (
            <SkeletonPart
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change
              key={at}
              shape={part === 'well' ? 'line' : 'text'}
              className={classNames(part === 'well' && 'well', part === 'short' && 'is-half')}
            />
          ))}
        </Skeleton>
      ))}
    </div>
  )
}

/** A section whose code is on its way: a title, and what stands below it. */
export function WaitingScreen({ shape }: { shape: WaitingShape }) {
  return (
    <>
      <div className="admin-head">
        <Skeleton>
          <SkeletonPart shape="title" />
        </Skeleton>
      </div>
      <div className="box">
        <SkeletonRows shape={shape} />
      </div>
    </>
  )
}
