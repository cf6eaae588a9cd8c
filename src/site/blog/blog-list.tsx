import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from 'wouter'
import { useSiteQueries } from '../data.ts'

export function BlogList() {
  const search = new URLSearchParams(useSearch())
  const query = Object.fromEntries(search)
  const { data } = useQuery(useSiteQueries().blogPage(query))
  return (
    <div className="wrap">
      <h1>Blog</h1>
      {data?.posts.map((post) => (
        <article key={post.id}>
          <h2>
            <Link href={`/blog/${post.slug}`}>{post.title}</Link>
          </h2>
        </article>
      ))}
    </div>
  )
}
