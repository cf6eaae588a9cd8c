import { adminTexts } from '#texts/admin/shell.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Skeleton, SkeletonPart } from '#ui/display/loading.tsx'

/**
 * The parts of one skeleton row in reading order; a well stands for a picture, a field, a curve or
 * a day.
 */
const shapes = {
  words: { rows: 3, parts: ['line', 'short'] },
  pictures: { rows: 3, parts: ['well', 'line', 'short'] },
  cards: { rows: 3, parts: ['short', 'line', 'line'] },
  fields: { rows: 4, parts: ['short', 'well'] },
  tiles: { rows: 8, parts: ['well', 'line', 'short'] },
  chart: { rows: 1, parts: ['short', 'well'] },
  days: { rows: 35, parts: ['well'] },
} as const

export type SkeletonShape = keyof typeof shapes

interface WaitingRowsProps {
  shape?: SkeletonShape
  rows?: number
  label?: string
}

/** Placeholders about as high as the loaded rows, so that the page does not jump. */
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

export function SkeletonScreen({ shape }: { shape: SkeletonShape }) {
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
