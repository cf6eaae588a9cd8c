import { Link } from 'wouter'
import type { PostCard } from '#shared/contract/posts.ts'
import { Tag } from '#ui/display/tag.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { PostMeta } from '../blog/post-card.tsx'
import { useCategories } from '../layout/use-categories.ts'

/** A square is cut from a wide picture, hence wider than the square. */
const SIZES = '(min-width: 1344px) 222px, (min-width: 768px) 17vw, 150px'

export function DiaryEntry({ post }: { post: PostCard }) {
  const category = useCategories().of(post.category)
  return (
    <article className="entry">
      <div className="say">
        <div className="meta">
          <PostMeta post={post} />
        </div>
        <h3>
          <Link href={`/blog/${post.slug}`} dir="auto">
            {post.title}
          </Link>
        </h3>
        <p dir="auto">{post.excerpt}</p>
        <Tag badge={category.badge}>{category.label}</Tag>
      </div>
      <div className="pic">
        <ResponsiveImage
          src={post.coverImage}
          focalPoint={post.coverFocalPoint}
          alt=""
          sizes={SIZES}
          width={1600}
          height={1067}
        />
      </div>
    </article>
  )
}
