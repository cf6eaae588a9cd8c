import { slugify } from '#shared/urls/slug.ts'
import type { Comments } from '../../comments/comments.ts'
import type { Content } from '../../content.ts'
import type { DiaryPost, DiaryZip } from '../readers/diary/diary-zip.ts'
import { diaryKey } from '../readers/diary/open-diary.ts'
import type { Account } from './account.ts'
import type { BringPictures } from './bring-pictures.ts'

const BLOG = '/blog/'

interface Parts {
  content: Pick<Content, 'posts' | 'addresses'>
  comments: Pick<Comments, 'rules' | 'bringIn'>
  account: Account
}

/** Posts with their dates and comments, as they were; one that is there already is left alone. */
export async function bringPosts(diary: DiaryZip, parts: Parts, pictures: BringPictures) {
  const { posts } = parts.content
  const { beforeEach, onPost } = parts.account
  const known = new Map((await posts.listAll()).map(({ slug, id }) => [slug, id]))
  let count = 0
  for await (const post of diary.posts()) {
    await beforeEach()
    const slug = slugify(post.head.slug)
    if (!slug) continue
    const there = known.get(slug)
    const id = there ?? (await bringPost(post, slug, parts, pictures))
    known.set(slug, id)
    if (there === undefined) count += 1
    await onPost(diaryKey(post.head.slug), await posts.get(id), post.comments.length)
  }
  return count
}

async function bringPost(
  post: DiaryPost,
  slug: string,
  parts: Parts,
  pictures: BringPictures,
): Promise<number> {
  const { head } = post
  const { id } = await parts.content.posts.insert({
    slug,
    title: head.title,
    excerpt: head.excerpt,
    content: await pictures.inText(post.markdown),
    coverImage: (await pictures.urlOf(head.cover)) ?? '',
    category: head.category,
    published: !head.draft,
    featured: head.featured,
    publishedAt: head.date,
    scheduledDay: head.draft ? head.planned : null,
    feedSlug: head.feedSlug,
    createdAt: head.created,
    updatedAt: head.updated,
  })
  for (const alias of head.aliases) {
    const old = alias.startsWith(BLOG) ? slugify(alias.slice(BLOG.length)) : ''
    if (old) await parts.content.addresses.keep(old, id)
  }
  if (head.comments === 'closed') await parts.comments.rules.setClosed(id, true)
  await parts.comments.bringIn(id, post.comments)
  return id
}
