import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { LIST_PARAMETERS } from '#shared/limits.ts'
import { postListTexts } from '#texts/site/posts.ts'
import { Button } from '#ui/controls/button.tsx'
import { type BlogFilter, blogAddress } from './blog-address.ts'

/** A plain form: the server answers it just as well. */
export function SearchForm({ filter }: { filter: BlogFilter }) {
  const [, navigate] = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const term = filter.search ?? ''
  const shown = useRef(term)
  // The field belongs to the browser, so that nobody who types on loses a letter; it follows the address when
  // that changes by other means.
  useEffect(() => {
    if (!input.current || shown.current === term) return
    shown.current = term
    input.current.value = term
  }, [term])
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('search')).trim()
    shown.current = wanted
    if (input.current) input.current.value = wanted
    navigate(blogAddress({ ...filter, search: wanted }))
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
