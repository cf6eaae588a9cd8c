import { Link } from 'wouter'
import type { Timeline } from '#shared/contract/dog.ts'
import { type TimelineKind, timelineAddress } from '#shared/urls/timeline.ts'
import { timelineTexts as texts } from '#texts/site/timeline.ts'

interface LifePagerProps {
  timeline: Timeline
  show: TimelineKind | undefined
  year: string | undefined
}

/** Along the tape there is only earlier and later; years are jumped to above. */
export function LifePager({ timeline, ...narrowed }: LifePagerProps) {
  const { page, pages } = timeline
  if (pages < 2) return null
  const to = (next: number) => timelineAddress({ ...narrowed, page: next })
  return (
    <nav className="life-jump life-pager" aria-label={texts.pages}>
      {page > 1 && (
        <Link href={to(page - 1)} rel="prev">
          {texts.previous}
        </Link>
      )}
      <span>{texts.pageOf(page, pages)}</span>
      {page < pages && (
        <Link href={to(page + 1)} rel="next">
          {texts.next}
        </Link>
      )}
    </nav>
  )
}
