import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { useSiteQueries } from '../data.ts'

export function PostDetail() {
  const { slug = '' } = useParams()
  const { data: post } = useQuery(useSiteQueries().post(slug))
  if (!post) return <h1>Post Not Found</h1>
  return (
    <article className="wrap">
      <h1>{post.title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own renderer, which escapes */}
      <div className="prose" data-post-body dangerouslySetInnerHTML={{ __html: post.html }} />
    </article>
  )
}
