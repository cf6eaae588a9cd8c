import { Link } from 'wouter'
import type { PostCard } from '#shared/contract/posts.ts'
import { bookPath } from '#shared/urls/paths.ts'
import { blogTexts } from '#texts/site/posts.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'

/** At the end of the list: the books of the years that its posts are from. */
export function BookLinks({ posts }: { posts: PostCard[] }) {
  const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))]
  return (
    <p className="book-links">
      {years.map((year) => (
        <ArrowLink key={year} as={Link} href={bookPath(year)}>
          {blogTexts.yearAsBook(year)}
        </ArrowLink>
      ))}
    </p>
  )
}
