import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { LIST_PARAMETERS } from '#shared/limits.ts'
import { postListTexts } from '#shared/texts/posts.ts'
import { Button } from '#ui/controls/button.tsx'
import { type BlogFilter, blogAddress } from './blog-address.ts'

/** A plain form: the server answers it just as well. */
export function SearchForm({ filter }: { filter: BlogFilter }) {
  const [, navigate] = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(filter.search ?? '')
  // By hand, so that whoever pressed Enter stays in the field, and what was typed early is kept.
  useLayoutEffect(() => {
    const term = filter.search ?? ''
    if (!input.current || shown.current === term) return
    shown.current = term
    input.current.value = term
  }, [filter.search])
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const term = String(new FormData(event.currentTarget).get('search')).trim()
    // Now: by the time of the answer somebody may have typed on.
    shown.current = term
    if (input.current) input.current.value = term
    // Drawn in a task of its own: the next key need not wait for it.
    setTimeout(navigate, 0, blogAddress({ ...filter, search: term }))
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
          maxLength={LIST_PARAMETERS.search}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">{postListTexts.searchButton}</Button>
      </form>
    </search>
  )
}
