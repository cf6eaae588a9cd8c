import { type ComponentProps, type MouseEvent, startTransition, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { BlogPage } from '#shared/contract/posts.ts'
import { blogTexts } from '#shared/texts/posts.ts'
import { Pagination } from '#ui/controls/pagination.tsx'
import { type BlogFilter, blogAddress } from './blog-address.ts'
import { PostCard } from './post-card.tsx'

const CARD_SIZES =
  '(min-width: 1344px) 390px, (min-width: 1024px) 29vw, (min-width: 768px) 45vw, calc(100vw - 40px)'

interface BlogResultsProps {
  data: BlogPage
  filter: BlogFilter
  /** Whether somebody waits for them. */
  isAwaited: boolean
}

/** As many as fill a screen, or its first row. */
const CARDS_FIRST = 3

export function BlogResults({ data, filter, isAwaited }: BlogResultsProps) {
  const { posts, page, pages } = data
  const isWhole = useSecondStep(isAwaited)
  return (
    <>
      <div className="post-grid">
        {posts.slice(0, isWhole ? posts.length : CARDS_FIRST).map((post, at) => (
          <PostCard
            key={post.id}
            post={post}
            level={2}
            sizes={CARD_SIZES}
            eager={at === 0}
            whenDrawn={at === 0 ? 'soon' : 'later'}
          />
        ))}
      </div>
      {isWhole && pages > 1 && (
        <Pagination
          {...blogTexts.pagination}
          as={PageLink}
          current={page}
          total={pages}
          hrefFor={(wanted) => blogAddress(filter, wanted)}
        />
      )}
    </>
  )
}

/** Whoever waits may be typing on: the screen is filled first, the rest follows in a task of its own. */
function useSecondStep(isWanted: boolean): boolean {
  const [isReached, setIsReached] = useState(!isWanted)
  useEffect(() => {
    startTransition(() => setIsReached(true))
  }, [])
  return isReached
}

function PageLink(props: ComponentProps<'a'> & { href: string }) {
  return <Link {...props} onClick={goToStart} />
}

/** Whoever turns the page stands at the end of the last one: the new one begins at its top. */
function goToStart(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  scrollTo({ top: 0, behavior: 'instant' })
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
