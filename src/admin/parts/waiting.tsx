import { adminTexts } from '#texts/admin/shell.ts'
import { Skeleton, SkeletonPart } from '#ui/display/loading.tsx'

interface WaitingRowsProps {
  rows?: number
  /** What readers hear. */
  label?: string
}

/** Lines of a list or fields of a form that are on their way. */
export function WaitingRows({ rows = 3, label = adminTexts.loading }: WaitingRowsProps) {
  return (
    <div className="stack" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
        <Skeleton key={row}>
          <SkeletonPart shape="title" />
          <SkeletonPart shape="half" />
        </Skeleton>
      ))}
    </div>
  )
}

/** A section whose code is on its way: a title, and what stands below most of them. */
export function WaitingScreen() {
  return (
    <>
      <div className="admin-head">
        <Skeleton>
          <SkeletonPart shape="title" />
        </Skeleton>
      </div>
      <div className="box">
        <WaitingRows rows={5} />
      </div>
    </>
  )
}
