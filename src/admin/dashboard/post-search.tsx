import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import type { CategoryOf } from '#shared/categories.ts'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { DASHBOARD_SEARCH_RESULTS } from '#shared/limits.ts'
import { postStatusOf } from '#shared/schedule/schedule.ts'
import { searchTexts } from '#texts/admin/dashboard.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Search } from '#ui/icons/search.ts'
import { useCategories } from '../app/diary.ts'
import { adminPostsQuery } from '../app/queries.ts'
import { StatusTag } from '../posts/post-status.tsx'

export function PostSearch() {
  const search = usePostSearch()
  const { text, found, marked, isShown, listId } = search
  const hasResults = isShown && found.length > 0
  return (
    <search className="search admin-search">
      <Icon of={Search} />
      <input
        className="input"
        type="text"
        role="combobox"
        autoComplete="off"
        aria-label={searchTexts.label}
        aria-expanded={hasResults}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && marked >= 0 ? `${listId}-${marked}` : undefined}
        placeholder={searchTexts.placeholder}
        value={text}
        onChange={(event) => search.type(event.currentTarget.value)}
        onFocus={search.show}
        onBlur={search.hide}
        onKeyDown={search.onKeyDown}
      />
      <SearchResults search={search} />
      <span className="sr" role="status">
        {hasResults ? searchTexts.found(found.length) : ''}
      </span>
    </search>
  )
}

function SearchResults({ search }: { search: PostSearchState }) {
  const { text, found, marked, isShown, listId } = search
  return (
    <div className="search-results" hidden={!isShown}>
      <div role="listbox" id={listId} aria-label={searchTexts.results}>
        {found.map((post, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the box's, as the pattern has it
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the box
          <div
            key={post.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === marked}
            // Otherwise the press would blur the search box, which closes the list before the
            // click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => search.openPost(post)}
          >
            <span>{post.title}</span>
            <StatusTag status={postStatusOf(post)} />
          </div>
        ))}
      </div>
      {found.length === 0 && <p>{searchTexts.none(text.trim())}</p>}
    </div>
  )
}

/** Follows the combobox pattern: the focus stays in the box, and the keys move a mark in the list. */
function usePostSearch() {
  const { data: posts = [] } = useQuery(adminPostsQuery)
  const [, navigate] = useLocation()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const listId = useId()
  const found = findPosts(posts, text, useCategories('posts').of)
  const isShown = isOpen && text.trim() !== ''

  const openPost = (post: AdminPostRow | undefined) => {
    if (post) navigate(`/admin/posts/${post.id}/edit`)
  }
  const step = (by: number) => {
    setOpen(true)
    // The extra position is the box itself, with no option marked.
    const places = found.length + 1
    setMarked(((marked + 1 + by + places) % places) - 1)
  }

  return {
    text,
    found,
    marked,
    isShown,
    listId,
    openPost,
    show: () => setOpen(true),
    hide: () => setOpen(false),
    type(typed: string) {
      setText(typed)
      setMarked(-1)
      setOpen(true)
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing) return
      if (event.key === 'ArrowDown') step(1)
      else if (event.key === 'ArrowUp') step(-1)
      else if (event.key === 'Enter' && isShown) openPost(found[Math.max(marked, 0)])
      else if (event.key === 'Escape' && isShown) setOpen(false)
      else return
      event.preventDefault()
    },
  }
}

type PostSearchState = ReturnType<typeof usePostSearch>

/** Returns the match's rank, lower first, or undefined if the post does not match. */
function rank(post: AdminPostRow, term: string, of: CategoryOf): number | undefined {
  const title = post.title.toLowerCase()
  if (title.startsWith(term)) return 0
  if (title.includes(term)) return 1
  const rest = `${post.slug} ${post.category} ${of(post.category).label}`.toLowerCase()
  return rest.includes(term) ? 2 : undefined
}

/** Returns the best few matches, title matches first, otherwise in the order of the list. */
export function findPosts(
  posts: readonly AdminPostRow[],
  typed: string,
  of: CategoryOf,
): AdminPostRow[] {
  const term = typed.trim().toLowerCase()
  if (!term) return []
  const byRank: AdminPostRow[][] = [[], [], []]
  for (const post of posts) byRank[rank(post, term, of) ?? -1]?.push(post)
  return byRank.flat().slice(0, DASHBOARD_SEARCH_RESULTS)
}
