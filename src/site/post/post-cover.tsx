import { ArrowLeft } from 'lucide'
import { Link } from 'wouter'
import type { PostCard } from '#shared/contract/posts.ts'
import { focalClass } from '#shared/theme/focal-point.ts'
import { parseMediaUrl } from '#shared/urls/media-url.ts'
import { postTexts } from '#texts/site/posts.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { blogAddress } from '../blog/blog-address.ts'
import { PostMeta } from '../blog/post-card.tsx'
import { useCategories } from '../layout/use-categories.ts'

const LONG_TITLE = 48

function isUpright(src: string): boolean {
  const media = parseMediaUrl(src)
  return media !== null && media.height > media.width
}

interface PostCoverProps {
  post: PostCard
  placeholder?: string | null
}

export function PostCover({ post, placeholder }: PostCoverProps) {
  const { badge, label } = useCategories().of(post.category)
  return (
    <header className="cover">
      {/* in the page from its first paint on, with or without script */}
      {placeholder && (
        <img
          className={classNames('cover-thumb', focalClass(post.coverFocalPoint))}
          src={placeholder}
          alt=""
        />
      )}
      <ResponsiveImage
        className={classNames(isUpright(post.coverImage) && 'is-upright')}
        src={post.coverImage}
        focalPoint={post.coverFocalPoint}
        alt=""
        sizes="(min-width: 1024px) 58vw, 100vw"
        eager
        width={1600}
        height={1067}
      />
      <div className="wrap">
        <Link className="back" href="/blog">
          <Icon of={ArrowLeft} />
          {postTexts.backToBlog}
        </Link>
        <Link className="cover-category" href={blogAddress({ category: label })}>
          <Tag badge={badge}>{label}</Tag>
        </Link>
        <h1 dir="auto" className={classNames(post.title.length > LONG_TITLE && 'is-long')}>
          {post.title}
        </h1>
        <div className="meta">
          <PostMeta post={post} />
          {post.age && (
            <span className="age">
              {/* the browser itself lands at the month, however late it is there */}
              <a href={post.age.href}>{post.age.text}</a>
            </span>
          )}
        </div>
      </div>
    </header>
  )
}
