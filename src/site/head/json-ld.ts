import { readCategories } from '#shared/categories/own-categories.ts'
import type { PostCard } from '#shared/contract/posts.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { postDate } from '#shared/dates.ts'
import type { PageHead } from '#shared/page-rendering.ts'
import { parseMediaUrl } from '#shared/urls/media-url.ts'

interface Posting {
  post: PostCard
  settings: Settings
  head: PageHead
  origin: string
}

const context = 'https://schema.org'

/** A post as search engines read it. */
export const structuredData = (posting: Posting) => [
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
    inLanguage: 'en',
    author: { '@type': 'Person', name: settings.ownerName, url: `${origin}/about` },
    publisher: { '@type': 'Organization', name: settings.blogName, url: `${origin}/` },
    mainEntityOfPage: canonical,
    url: canonical,
  }
}

/** Home, blog, this post: the way search engines show above a result. */
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
