import { readCategories } from '#shared/categories.ts'
import { commentAnchor } from '#shared/comments/pages.ts'
import type { CommentListPage } from '#shared/contract/comments.ts'
import type { Photo } from '#shared/contract/photos.ts'
import type { PostCard } from '#shared/contract/posts.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { postDate } from '#shared/days.ts'
import type { PageHead } from '#shared/page-rendering.ts'
import type { ClipUrl } from '#shared/urls/clip-url.ts'
import { parseMediaUrl } from '#shared/urls/media-url.ts'
import { language } from '#texts/grammar.ts'

interface Posting {
  post: PostCard & { comments?: CommentListPage }
  settings: Settings
  head: PageHead
  origin: string
}

const context = 'https://schema.org'

interface Filmed {
  photo: Photo
  clip: ClipUrl
  head: PageHead
  origin: string
}

export const createVideoJsonLd = ({ photo, clip, head, origin }: Filmed) => ({
  '@context': context,
  '@type': 'VideoObject',
  name: photo.title,
  description: photo.description || photo.title,
  thumbnailUrl: head.image,
  contentUrl: origin + clip.src,
  uploadDate: photo.createdAt,
  ...(clip.seconds !== null && { duration: `PT${clip.seconds}S` }),
})

export const createPostJsonLd = (posting: Posting) => [
  blogPosting(posting),
  breadcrumbs(posting.origin, posting.post.title),
]

function blogPosting({ post, settings, head, origin }: Posting) {
  const { canonical, image } = head
  const size = parseMediaUrl(post.coverImage)
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: size
      ? { '@type': 'ImageObject', url: image, width: size.width, height: size.height }
      : image,
    datePublished: postDate(post),
    articleSection: readCategories('posts', settings.categories).of(post.category).label,
    timeRequired: `PT${post.readingMinutes}M`,
    inLanguage: language.tag,
    author: { '@type': 'Person', name: settings.ownerName, url: `${origin}/about` },
    publisher: { '@type': 'Organization', name: settings.blogName, url: `${origin}/` },
    mainEntityOfPage: canonical,
    url: canonical,
    ...commentary(post.comments, canonical),
  }
}

/** Only the comments that the page shows may be listed here. */
function commentary(thread: CommentListPage | undefined, canonical: string | null) {
  if (!thread || thread.total === 0) return {}
  const shown = thread.comments.filter(({ isRemoved }) => !isRemoved)
  return {
    commentCount: thread.total,
    comment: shown.map(({ id, name, createdAt, html }) => ({
      '@type': 'Comment',
      '@id': `${canonical}#${commentAnchor(id)}`,
      author: { '@type': 'Person', name },
      dateCreated: createdAt,
      text: plainText(html),
    })),
  }
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Reverses the few tags and escapes that the server renders a comment with. */
const plainText = (html: string) =>
  html
    .replace(/<br>/g, '\n')
    .replace(/<\/p><p>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (sign, name: string) => signs[name] ?? sign)

/** Search engines show these breadcrumbs above a result. */
function breadcrumbs(origin: string, title: string) {
  const steps = [
    { name: 'Home', item: `${origin}/` },
    { name: 'Blog', item: `${origin}/blog` },
    { name: title },
  ]
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      ...step,
    })),
  }
}
