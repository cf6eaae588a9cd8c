import { Link, useParams } from 'wouter'
import { postTexts } from '#shared/texts/posts.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { useSiteQueries } from '../data/site-queries.ts'
import { useQuery } from '../data/use-query.ts'
import { LoadingPost } from './loading-post.tsx'
import { PostArticle } from './post-article.tsx'

export function PostDetail() {
  const { slug = '' } = useParams()
  const { data: post, isPending } = useQuery(useSiteQueries().post(slug))
  if (isPending) return <LoadingPost slug={slug} />
  return post ? <PostArticle post={post} /> : <PostNotFound />
}

function PostNotFound() {
  return (
    <div className="wrap post-missing">
      <EmptyState
        action={
          <Link className={buttonClass()} href="/blog">
            {postTexts.returnToBlog}
          </Link>
        }
      >
        <h1>{postTexts.notFoundTitle}</h1>
        <p>{postTexts.notFound}</p>
      </EmptyState>
    </div>
  )
}
