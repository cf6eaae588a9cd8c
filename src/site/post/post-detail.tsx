import { useEffect } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { postTexts } from '#texts/site/posts.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { useSiteQueries } from '../data/site-queries.ts'
import { useQuery } from '../data/use-query.ts'
import { LoadingPost } from './loading-post.tsx'
import { PostArticle } from './post-article.tsx'

export function PostDetail() {
  const { slug = '' } = useParams()
  const { data: post, isPending } = useQuery(useSiteQueries().post(slug))
  const [, goTo] = useLocation()
  // An old address, as a list that was opened before still has it.
  const movedTo = post?.published && post.slug !== slug ? `/blog/${post.slug}` : null
  useEffect(() => {
    if (movedTo) goTo(movedTo, { replace: true })
  }, [movedTo, goTo])
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
