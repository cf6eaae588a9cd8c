import { slugify } from '#shared/urls/slug.ts'
import type { Comments } from '../../comments/comments.ts'
import type { PostRow } from '../../posts/post-row.ts'
import type { Content } from '../content.ts'
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

/** Posts with their dates and comments, as they were. Of one that was begun before, what is missing comes in. */
export async function bringPosts(diary: DiaryZip, parts: Parts, pictures: BringPictures) {
  const { posts } = parts.content
  const { beforeEach, isDone, onPost } = parts.account
  const known = new Map((await posts.listAll()).map((row) => [row.slug, row]))
  let count = 0
  for await (const post of diary.posts()) {
    await beforeEach()
    const slug = slugify(post.head.slug)
    const key = diaryKey(post.head.slug)
    if (!slug || (await isDone(key, post.head.title))) continue
    const there = known.get(slug)
    // Somebody has written another post at its address meanwhile.
    if (there && there.createdAt.getTime() !== post.head.created.getTime()) continue
    const row = there ?? (await bringWords(post, slug, parts, pictures))
    known.set(slug, row)
    if (!there) count += 1
    await bringRest(post, row.id, parts)
    await onPost(key, await posts.get(row.id), post.comments.length)
  }
  return count
}

async function bringWords(
  post: DiaryPost,
  slug: string,
  parts: Parts,
  pictures: BringPictures,
): Promise<PostRow> {
  const { head } = post
  return parts.content.posts.insert({
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
}

async function bringRest({ head, comments }: DiaryPost, id: number, parts: Parts) {
  for (const alias of head.aliases) {
    const old = alias.startsWith(BLOG) ? slugify(alias.slice(BLOG.length)) : ''
    if (old) await parts.content.addresses.keep(old, id)
  }
  if (head.comments === 'closed') await parts.comments.rules.setClosed(id, true)
  await parts.comments.bringIn(id, comments)
}
