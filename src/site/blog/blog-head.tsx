import { blogTexts, postListTexts } from '#texts/site/posts.ts'
import type { BlogFilter } from './blog-address.ts'
import { SearchForm } from './search-form.tsx'

interface BlogHeadProps {
  filter: BlogFilter
  total: number | undefined
}

export function BlogHead({ filter, total }: BlogHeadProps) {
  return (
    <div className="page-head page-head-row">
      <div>
        <BlogHeading filter={filter} />
        <p className="lead" role="status">
          {postListTexts.subtitle(filter, total)}
        </p>
      </div>
      <SearchForm filter={filter} />
    </div>
  )
}

function BlogHeading({ filter }: { filter: BlogFilter }) {
  const heading = postListTexts.heading(filter)
  const [plain, slanted] = blogTexts.heading
  if (!heading) {
    return (
      <h1>
        {plain} <em>{slanted}</em>
      </h1>
    )
  }
  // The part the visitor chose is the slanted one.
  const chosen = filter.search ?? filter.category ?? ''
  const at = filter.search ? heading.length - chosen.length : 0
  return (
    <h1>
      {heading.slice(0, at)}
      <em>{chosen}</em>
      {heading.slice(at + chosen.length)}
    </h1>
  )
}
