import { CommentsPlace } from '../comments/comments-place.tsx'
import type { PostPage } from '../data/site-calls.ts'
import { NextTale } from './next-tale.tsx'
import { PostAside } from './post-aside.tsx'
import { PostCover } from './post-cover.tsx'
import { SharePost } from './share-post.tsx'

export function PostArticle({ post }: { post: PostPage }) {
  const hasComments = post.comments !== undefined
  return (
    <article key={post.id}>
      <PostCover post={post} placeholder={post.coverPlaceholder} />
      <div className={hasComments ? 'post-layout has-comments' : 'wrap post-layout'}>
        <div className="post-main">
          <div
            className="prose"
            data-post-body=""
            dir="auto"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own renderer, which escapes
            dangerouslySetInnerHTML={{ __html: post.html }}
          />
          {post.published && <SharePost post={post} />}
        </div>
        {hasComments ? (
          <>
            <CommentsPlace post={post} />
            <div className="aside-place">
              <PostAside />
            </div>
          </>
        ) : (
          <PostAside />
        )}
      </div>
      <NextTale post={post} />
    </article>
  )
}
