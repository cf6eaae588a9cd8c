import type { PostCard } from '#shared/contract/posts.ts'
import { postTexts } from '#texts/site/posts.ts'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import type { QueryCache } from '../data/query-cache.ts'
import { useQueryCache } from '../data/use-query.ts'
import { Repeat } from '../parts/repeat.tsx'
import { PostCover } from './post-cover.tsx'

/** Whoever comes from a list knows the post by its card: then the cover is the real one. */
export function LoadingPost({ slug }: { slug: string }) {
  const card = findCard(useQueryCache(), slug)
  return (
    <div role="status" aria-label={postTexts.loading}>
      {card && <PostCover post={card} />}
      <Skeleton className="post-loading">
        {!card && <SkeletonPart className="cover" />}
        <div className="wrap post-layout">
          <div className="stack">
            <Repeat times={6}>
              <SkeletonPart />
            </Repeat>
            <SkeletonPart shape="half" />
          </div>
        </div>
      </Skeleton>
    </div>
  )
}

function findCard(cache: QueryCache, slug: string): PostCard | undefined {
  return cache
    .listData()
    .flatMap(({ queryKey, data }) => (queryKey[0] === 'posts' ? cardsOf(data) : []))
    .find((card) => card.slug === slug && 'readingMinutes' in card)
}

const cardsOf = (data: unknown): PostCard[] =>
  Array.isArray(data) ? data : ((data as { posts?: PostCard[] }).posts ?? [])
