import type { PostRow } from '../../posts/post-row.ts'
import { UP } from './layout.ts'
import type { PictureNames } from './pictures/picture-names.ts'
import { instant, writeYaml } from './write-yaml.ts'

interface BesidePost {
  aliases: string[]
  isClosed: boolean
}

/** In the words that other programs know as well: title, date, draft, slug, aliases, cover. */
export async function writePost(
  post: PostRow,
  { aliases, isClosed }: BesidePost,
  pictures: PictureNames,
): Promise<string> {
  const hint = post.slug
  const cover = await pictures.nameOf(post.coverImage, hint)
  const head = writeYaml({
    title: post.title,
    slug: post.slug,
    date: instant(post.publishedAt),
    draft: post.published ? undefined : true,
    category: post.category,
    featured: post.featured || undefined,
    cover: cover === post.coverImage ? cover : UP + cover,
    excerpt: post.excerpt,
    // The hour stays behind: nothing goes out by itself in a diary that it was brought to.
    planned: post.scheduledDay ?? undefined,
    aliases: aliases.length > 0 ? aliases : undefined,
    comments: isClosed ? 'closed' : undefined,
    feedSlug: post.feedSlug ?? undefined,
    created: instant(post.createdAt),
    updated: instant(post.updatedAt),
  })
  return `---\n${head}---\n\n${await pictures.inText(post.content, { hint, up: UP })}\n`
}
