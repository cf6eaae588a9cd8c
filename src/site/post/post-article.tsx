import { useMemo } from 'react'
import { takesDropCap } from '#shared/markdown/drop-cap.ts'
import { classNames } from '#ui/display/class-names.ts'
import type { PostPage } from '../data/site-calls.ts'
import { PostAside } from './post-aside.tsx'
import { PostCover } from './post-cover.tsx'
import { SharePost } from './share-post.tsx'

export function PostArticle({ post }: { post: PostPage }) {
  const hasDropCap = useMemo(() => takesDropCap(post.html), [post.html])
  return (
    <article key={post.id}>
      <PostCover post={post} placeholder={post.coverPlaceholder} />
      <div className="wrap post-layout">
        <div className="post-main">
          <div
            className={classNames('prose', hasDropCap && 'has-drop-cap')}
            data-post-body=""
            dir="auto"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own renderer, which escapes
            dangerouslySetInnerHTML={{ __html: post.html }}
          />
          <SharePost post={post} />
        </div>
        <PostAside />
      </div>
    </article>
  )
}
