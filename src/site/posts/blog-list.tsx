import { type FormEvent, useEffect, useRef } from 'react'
import type { BlogPage } from '#shared/contract/posts.ts'
import { MAX_LIST_PARAMETER_LENGTHS, skeletonCounts } from '#shared/limits.ts'
import { yearBookPath } from '#shared/urls/paths.ts'
import { blogTexts, postListTexts } from '#texts/site/posts.ts'
import { ArrowLink, Button } from '#ui/controls/button.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { EmptyState, ErrorBox } from '#ui/display/states.tsx'
import { useCategories } from '../app/hooks.ts'
import { Link, useNavigate } from '../app/navigation.tsx'
import { Repeat } from '../app/parts.tsx'
import { parameters, useKnownSearch } from '../app/search-parameters.ts'
import { query, useQuery } from '../data/query-cache.ts'
import {
  type BlogFilter,
  blogAddress,
  blogFilter,
  PostCard,
  SkeletonPostCard,
} from './post-card.tsx'

export function BlogList() {
  const known = useKnownSearch(parameters.blog)
  const { data, isPending, isError } = useQuery(query('blogPage', known))
  const filter = blogFilter(known, useCategories().of)
  return (
    <div className="wrap">
      <BlogHead filter={filter} total={data?.total} />
      <CategoryChips filter={filter} />
      {isError && <ErrorBox>{postListTexts.failed}</ErrorBox>}
      {isPending && (
        <div className="post-grid" aria-busy="true">
          <Repeat times={skeletonCounts.blogPosts}>
            <SkeletonPostCard />
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

interface BlogHeadProps {
  filter: BlogFilter
  total: number | undefined
}

function BlogHead({ filter, total }: BlogHeadProps) {
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
  // The chosen category or search term is set in italics.
  const chosen = filter.search ?? filter.category ?? ''
  const at = heading.lastIndexOf(chosen)
  return (
    <h1>
      {heading.slice(0, at)}
      <em>{chosen}</em>
      {heading.slice(at + chosen.length)}
    </h1>
  )
}

/** A plain form also works without script. */
function SearchForm({ filter }: { filter: BlogFilter }) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const term = filter.search ?? ''
  const shown = useRef(term)
  // The field is uncontrolled, so that typing never loses a letter; it follows the address when
  // that changes by other means.
  useEffect(() => {
    if (!input.current || shown.current === term) return
    shown.current = term
    input.current.value = term
  }, [term])
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = String(new FormData(event.currentTarget).get('search')).trim()
    shown.current = entered
    if (input.current) input.current.value = entered
    navigate(blogAddress({ ...filter, search: entered }))
  }
  return (
    <search>
      <form className="search" action="/blog" onSubmit={search}>
        {filter.category && <input type="hidden" name="category" value={filter.category} />}
        <input
          ref={input}
          className="input"
          type="search"
          name="search"
          aria-label={postListTexts.searchPlaceholder.replace('...', '')}
          placeholder={postListTexts.searchPlaceholder}
          defaultValue={filter.search}
          maxLength={MAX_LIST_PARAMETER_LENGTHS.search}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">{postListTexts.searchButton}</Button>
      </form>
    </search>
  )
}

function CategoryChips({ filter }: { filter: BlogFilter }) {
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

const CARD_SIZES =
  '(min-width: 1344px) 390px, (min-width: 1024px) 29vw, (min-width: 768px) 45vw, calc(100vw - 40px)'

interface BlogResultsProps {
  data: BlogPage
  filter: BlogFilter
}

function BlogResults({ data, filter }: BlogResultsProps) {
  const { posts, page, pages } = data
  return (
    <>
      <div className="post-grid">
        {posts.map((post, at) => (
          <PostCard key={post.id} post={post} level={2} sizes={CARD_SIZES} eager={at === 0} />
        ))}
      </div>
      {pages > 1 && (
        <Pagination
          {...blogTexts.pagination}
          as={Link}
          current={page}
          total={pages}
          hrefFor={(page) => blogAddress(filter, page)}
        />
      )}
      <BookLinks posts={posts} />
    </>
  )
}

function BookLinks({ posts }: Pick<BlogPage, 'posts'>) {
  const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))]
  return (
    <p className="book-links">
      {years.map((year) => (
        <ArrowLink key={year} as={Link} href={yearBookPath(year)}>
          {blogTexts.yearAsBook(year)}
        </ArrowLink>
      ))}
    </p>
  )
}
