import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { useCategories } from '../../app/diary.ts'
import { adminPostsQuery } from '../../app/queries.ts'
import { findPosts } from './find-posts.ts'

/** The combobox pattern: focus stays in the box, keys move a mark along the list below it. */
export function usePostSearch() {
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
    // one place beside the list is the box itself
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

export type PostSearchState = ReturnType<typeof usePostSearch>
