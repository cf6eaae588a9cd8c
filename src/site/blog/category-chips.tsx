import { Link } from 'wouter'
import { blogTexts, postListTexts } from '#texts/site/posts.ts'
import { useCategories } from '../layout/use-categories.ts'
import { type BlogFilter, blogAddress } from './blog-address.ts'

/** Each keeps the search term. */
export function CategoryChips({ filter }: { filter: BlogFilter }) {
  const chips = [
    { label: postListTexts.allPosts, category: undefined },
    ...useCategories().chips.map((label) => ({ label, category: label })),
  ]
  return (
    <nav className="filter-bar" aria-label={blogTexts.filterLabel}>
      <div className="chips">
        {chips.map(({ label, category }) => (
          <Link
            key={label}
            className="chip"
            href={blogAddress({ ...filter, category })}
            aria-current={filter.category === category ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
      </div>
    </nav>
  )
}
