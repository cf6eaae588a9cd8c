import type { PostCard } from '#shared/contract/posts.ts'
import { skeletons } from '#shared/limits.ts'
import { homeTexts } from '#texts/site/home.ts'
import { postListTexts } from '#texts/site/posts.ts'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import { Bowl } from '#ui/dog/toys.tsx'
import { useSiteQueries } from '../data/site-queries.ts'
import { useQuery } from '../data/use-query.ts'
import { Repeat } from '../parts/repeat.tsx'
import { DiaryEntry } from './diary-entry.tsx'
import { LATEST_POSTS, ListSection } from './list-section.tsx'

export function LatestSection() {
  const { data: posts, isError } = useQuery(useSiteQueries().recent())
  return (
    <ListSection
      id={LATEST_POSTS}
      title={homeTexts.recent}
      turn={homeTexts.recentTurn}
      prop={<Bowl />}
    >
      {isError ? <ErrorBox>{postListTexts.recentFailed}</ErrorBox> : <Diary posts={posts} />}
    </ListSection>
  )
}

function Diary({ posts }: { posts: PostCard[] | undefined }) {
  if (!posts) {
    return (
      <div className="diary" aria-busy="true">
        <Repeat times={skeletons.recentPosts}>
          <Skeleton className="entry">
            <span className="say">
              <SkeletonPart shape="half" />
              <SkeletonPart shape="title" />
              <SkeletonPart />
            </span>
            <SkeletonPart shape="square" className="pic" />
          </Skeleton>
        </Repeat>
      </div>
    )
  }
  if (posts.length === 0) return <EmptyState>{homeTexts.noPosts}</EmptyState>
  return (
    <div className="diary">
      {posts.map((post) => (
        <DiaryEntry key={post.id} post={post} />
      ))}
    </div>
  )
}
