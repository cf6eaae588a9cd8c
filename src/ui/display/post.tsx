import type { ReactNode } from 'react'
import type { PostCard } from '#shared/contract/posts.ts'
import { focalPointClass } from '#shared/theme/focal-point.ts'
import { parseMediaUrl } from '#shared/urls/media-url.ts'
import { ResponsiveImage } from '../pictures/responsive-image.tsx'
import { classNames } from './class-names.ts'
import { PostMeta } from './post-meta.tsx'

/** Matches 49 characters, or a single word too wide for a phone. */
const LONG_TITLE = /^.{49}|\S{19}/

function isUpright(src: string): boolean {
  const media = parseMediaUrl(src)
  return media !== null && media.height > media.width
}

interface PostHeadProps {
  post: Pick<
    PostCard,
    | 'title'
    | 'coverImage'
    | 'coverFocalPoint'
    | 'date'
    | 'age'
    | 'readingMinutes'
    | 'commentCount'
    | 'lang'
  >
  /** 2 when the page has another title already. */
  level?: 1 | 2
  alt?: string | undefined
  placeholder?: string | null | undefined
  back?: ReactNode
  category: ReactNode
}

export function PostHead({
  post,
  level = 1,
  alt = '',
  placeholder,
  back,
  category,
}: PostHeadProps) {
  const Title = `h${level}` as const
  return (
    <header className="cover">
      {/* The thumbnail is part of the HTML, so it shows at the first paint, without JavaScript too. */}
      {placeholder && (
        <img
          className={classNames('cover-thumb', focalPointClass(post.coverFocalPoint))}
          src={placeholder}
          alt=""
        />
      )}
      {post.coverImage && (
        <ResponsiveImage
          className={classNames(isUpright(post.coverImage) && 'is-upright')}
          src={post.coverImage}
          focalPoint={post.coverFocalPoint}
          alt={alt}
          sizes="100vw"
          eager
          width={1600}
          height={1067}
        />
      )}
      <div className="wrap">
        {back}
        <div className="sheet">
          {category}
          <Title
            dir="auto"
            lang={post.lang}
            className={classNames('cover-title', LONG_TITLE.test(post.title) && 'is-long')}
          >
            {post.title}
          </Title>
          <div className="meta">
            <PostMeta post={post} />
            {post.age && (
              <span className="age">
                {/* A plain link, not the router's: the browser scrolls to the month even if it renders late. */}
                <a href={post.age.href}>{post.age.text}</a>
              </span>
            )}
          </div>
        </div>
      </div>
    </header>
  )
}

interface PostBodyProps {
  html: string
  /** Only set when the post's language is not the diary's. */
  lang: string | undefined
}

export function PostBody({ html, lang }: PostBodyProps) {
  return (
    <div
      className="prose"
      data-post-body=""
      dir="auto"
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own renderer, which escapes
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
