import type { CategoryOf } from '#shared/categories.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import type { BlogQuery, PostCard as PostCardData } from '#shared/contract/posts.ts'
import { Skeleton, SkeletonPart } from '#ui/display/loading.tsx'
import { PostMeta } from '#ui/display/post-meta.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { ThumbPlaceholder } from '#ui/pictures/thumb-placeholder.tsx'
import { useCategories } from '../app/hooks.ts'
import { Link } from '../app/navigation.tsx'

interface PostCardProps {
  post: PostCardData
  sizes: string
  eager?: boolean
  /** The heading level depends on the page around the card. */
  level?: 2 | 3
}

export function PostCard({ post, sizes, eager, level = 3 }: PostCardProps) {
  const Title = `h${level}` as const
  const category = useCategories().of(post.category)
  return (
    <article className="post-card">
      <div className="pic">
        {post.coverHash && <ThumbPlaceholder hash={post.coverHash} isLate />}
        <ResponsiveImage
          src={post.coverImage}
          focalPoint={post.coverFocalPoint}
          alt=""
          sizes={sizes}
          eager={eager}
          width={1600}
          height={1067}
        />
      </div>
      <div className="meta">
        <Tag badge={category.badge}>{category.label}</Tag>
        <PostMeta post={post} />
      </div>
      <Title className="card-title">
        <Link href={`/blog/${post.slug}`} dir="auto">
          {post.title}
        </Link>
      </Title>
      <p dir="auto">{post.excerpt}</p>
    </article>
  )
}

/** Each part has its final height: one line of title, three lines of excerpt. */
export function SkeletonPostCard() {
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

export interface BlogFilter {
  search?: string
  category?: string
}

export function blogFilter({ search, category }: BlogQuery, of: CategoryOf): BlogFilter {
  return { search, category: category && of(category).label }
}

export function blogAddress({ category, search }: BlogFilter, page?: number): string {
  return endpointUrl('/blog', {}, { category, search, page })
}
