import type { ReactNode } from 'react'
import type { PostCard } from '#shared/contract/posts.ts'
import { focalClass } from '#shared/theme/focal-point.ts'
import { parseMediaUrl } from '#shared/urls/media-url.ts'
import { ResponsiveImage } from '../pictures/responsive-image.tsx'
import { classNames } from './class-names.ts'
import { PostMeta } from './post-meta.tsx'

/** Many words, or one that is wider than a phone. */
const LONG_TITLE = /^.{49}|\S{19}/

function isUpright(src: string): boolean {
  const media = parseMediaUrl(src)
  return media !== null && media.height > media.width
}

interface PostHeadProps {
  /** A draft may have no cover yet. */
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
  /** Where the page has another title already, the second. */
  level?: 1 | 2
  alt?: string | undefined
  placeholder?: string | null | undefined
  back?: ReactNode
  category: ReactNode
}

/** What a post begins with, on its page and in the editor. */
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
      {/* in the page from its first paint on, with or without script */}
      {placeholder && (
        <img
          className={classNames('cover-thumb', focalClass(post.coverFocalPoint))}
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
                {/* the browser itself lands at the month, however late it is there */}
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
  /** Where it isn't the diary's. */
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
