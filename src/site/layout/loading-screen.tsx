import { shellTexts } from '#texts/site/pages.ts'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'

/** Stands for a page whose code is still on its way: nobody knows yet what it looks like. */
export function LoadingScreen() {
  return (
    <div className="wrap" role="status" aria-label={shellTexts.loading}>
      <Skeleton className="page-head">
        <SkeletonPart shape="title" />
        <SkeletonPart />
        <SkeletonPart shape="half" />
      </Skeleton>
    </div>
  )
}
