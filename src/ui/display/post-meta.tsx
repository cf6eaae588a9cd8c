import type { PostCard } from '#shared/contract/posts.ts'
import { dates } from '#texts/grammar.ts'
import { postTexts } from '#texts/site/posts.ts'

interface PostMetaProps {
  post: Pick<PostCard, 'date' | 'readingMinutes' | 'commentCount'>
}

export function PostMeta({ post }: PostMetaProps) {
  const { date, commentCount } = post
  return (
    <>
      <time dateTime={date}>{dates.short(date)}</time>
      <span>{postTexts.readingTime(post.readingMinutes)}</span>
      {commentCount ? <span>{postTexts.comments(commentCount)}</span> : null}
    </>
  )
}
