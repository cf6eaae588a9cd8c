import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import { Tag } from '#ui/display/tag.tsx'

/** The parts of a card that is still to come, each as high as it will be: a title of one line, an excerpt of three. */
export function LoadingCard() {
  return (
    <Skeleton className="post-card">
      <SkeletonPart shape="pic" className="pic" />
      <div className="meta">
        <Tag badge="grey">&nbsp;</Tag>
        <SkeletonPart shape="half" />
      </div>
      <div className="card-title">
        <SkeletonPart shape="text" />
      </div>
      <p>
        <SkeletonPart shape="text" />
        <SkeletonPart shape="text" />
        <SkeletonPart shape="text" />
      </p>
    </Skeleton>
  )
}
