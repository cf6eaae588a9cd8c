import type { PostCard as PostCardData } from '#shared/contract/posts.ts'
import { skeletons } from '#shared/limits.ts'
import { homeTexts } from '#texts/site/home.ts'
import { postListTexts } from '#texts/site/posts.ts'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Ball } from '#ui/dog/toys.tsx'
import { LoadingCard } from '../blog/loading-card.tsx'
import { PostCard } from '../blog/post-card.tsx'
import { useSiteQueries } from '../data/site-queries.ts'
import { useQuery } from '../data/use-query.ts'
import { Repeat } from '../parts/repeat.tsx'
import { ListSection } from './list-section.tsx'

const LEAD_SIZES = '(min-width: 1344px) 780px, (min-width: 768px) 64vw, 94vw'
const OTHER_SIZES = '(min-width: 1344px) 440px, (min-width: 768px) 36vw, 170px'

export function FeaturedSection() {
  const { data: posts, isError } = useQuery(useSiteQueries().featured())
  return (
    <ListSection
      id="featured"
      title={homeTexts.featured}
      turn={homeTexts.featuredTurn}
      prop={<Ball />}
      more={{ href: '/blog', label: homeTexts.viewAllPosts }}
    >
      <FeaturedPosts posts={posts} isError={isError} />
    </ListSection>
  )
}

interface FeaturedPostsProps {
  posts: PostCardData[] | undefined
  isError: boolean
}

function FeaturedPosts({ posts, isError }: FeaturedPostsProps) {
  if (isError) return <ErrorBox>{postListTexts.featuredFailed}</ErrorBox>
  if (!posts) {
    return (
      <div className="featured" aria-busy="true">
        <Repeat times={skeletons.featuredPosts}>
          <LoadingCard />
        </Repeat>
      </div>
    )
  }
  if (posts.length === 0) return <EmptyState>{homeTexts.noPosts}</EmptyState>
  return (
    <div className="featured">
      {posts.map((post, at) => (
        <PostCard
          key={post.id}
          post={post}
          sizes={at === 0 ? LEAD_SIZES : OTHER_SIZES}
          eager={at === 0}
        />
      ))}
    </div>
  )
}
