import { Link } from 'wouter'
import { skeletons } from '#shared/limits.ts'
import { postListTexts } from '#texts/site/posts.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { useSiteQueries } from '../data/site-queries.ts'
import { useQuery } from '../data/use-query.ts'
import { useCategories } from '../layout/use-categories.ts'
import { Repeat } from '../parts/repeat.tsx'
import { parameters, useKnownSearch } from '../read-search.ts'
import { blogFilter } from './blog-address.ts'
import { BlogHead } from './blog-head.tsx'
import { BlogResults } from './blog-results.tsx'
import { CategoryChips } from './category-chips.tsx'
import { LoadingCard } from './loading-card.tsx'

export function BlogList() {
  const query = useKnownSearch(parameters.blog)
  const { data, isPending, isError } = useQuery(useSiteQueries().blogPage(query))
  const filter = blogFilter(query, useCategories().of)
  return (
    <div className="wrap">
      <BlogHead filter={filter} total={data?.total} />
      <CategoryChips filter={filter} />
      {isError && <ErrorBox>{postListTexts.failed}</ErrorBox>}
      {isPending && (
        <div className="post-grid" aria-busy="true">
          <Repeat times={skeletons.blogPosts}>
            <LoadingCard />
          </Repeat>
        </div>
      )}
      {data?.total === 0 && (
        <EmptyState
          action={
            <ArrowLink as={Link} href="/blog">
              {postListTexts.viewAllPosts}
            </ArrowLink>
          }
        >
          {postListTexts.none(filter)}
        </EmptyState>
      )}
      {data && data.total > 0 && <BlogResults data={data} filter={filter} />}
    </div>
  )
}
