import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide'
import { type KeyboardEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import type { AdminPostRow } from '#shared/contract/posts.ts'
import { searchTexts } from '#shared/texts/dashboard.ts'
import { Icon } from '#ui/display/icon.tsx'
import { StatusTag } from '../../posts/status-tag.tsx'
import { adminPostsQuery } from '../../queries.ts'
import { findPosts } from './find-posts.ts'

/** Filters no list; offers posts to jump to. The combobox pattern: focus stays in the box. */
export function PostSearch() {
  const { data: posts = [] } = useQuery(adminPostsQuery)
  const [, navigate] = useLocation()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const listId = useId()
  const found = findPosts(posts, text)
  const isShown = isOpen && text.trim() !== ''

  const jump = (post: AdminPostRow | undefined) => {
    if (post) navigate(`/admin/posts/${post.id}/edit`)
  }
  const step = (by: number) => {
    setOpen(true)
    // one place beside the list is the box itself
    const places = found.length + 1
    setChosen(((chosen + 1 + by + places) % places) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter' && isShown) jump(found[Math.max(chosen, 0)])
    else if (event.key === 'Escape' && isShown) setOpen(false)
    else return
    event.preventDefault()
  }

  return (
    <search className="search admin-search">
      <Icon of={Search} />
      <input
        className="input"
        type="text"
        role="combobox"
        autoComplete="off"
        aria-label={searchTexts.label}
        aria-expanded={isShown && found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && chosen >= 0 ? `${listId}-${chosen}` : undefined}
        placeholder={searchTexts.placeholder}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setChosen(-1)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div className="search-results" hidden={!isShown}>
        <div role="listbox" id={listId} aria-label={searchTexts.results}>
          {found.map((post, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the box's, as the pattern has it
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the box
            <div
              key={post.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === chosen}
              // before the box loses focus and the list closes
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => jump(post)}
            >
              <span>{post.title}</span>
              <StatusTag published={post.published} />
            </div>
          ))}
        </div>
        {found.length === 0 && <p>{searchTexts.none(text.trim())}</p>}
      </div>
      <span className="sr" role="status">
        {isShown && found.length > 0 ? searchTexts.found(found.length) : ''}
      </span>
    </search>
  )
}
