import { Link } from 'wouter'
import type { Timeline } from '#shared/contract/dog.ts'
import {
  lifeYears,
  type TimelineKind,
  timelineAddress,
  timelineKinds,
} from '#shared/urls/timeline.ts'
import { timelineTexts as texts } from '#texts/site/timeline.ts'

interface LifeBarProps {
  timeline: Timeline
  show: TimelineKind | undefined
  year: string | undefined
}

/** Filters and years are addresses; each keeps the other. */
export function LifeBar({ timeline, show, year }: LifeBarProps) {
  const chips = [undefined, ...timelineKinds]
  const years = Array.from({ length: lifeYears(timeline) }, (_, at) => String(at + 1))
  const current = (isIt: boolean) => (isIt ? 'true' : undefined)
  return (
    <div className="wrap">
      <div className="filter-bar life-bar">
        <nav className="chips" aria-label={texts.show}>
          {chips.map((kind) => (
            <Link
              key={kind ?? 'all'}
              className="chip"
              href={timelineAddress({ show: kind, year })}
              aria-current={current(kind === show)}
            >
              {kind ? texts.kinds[kind] : texts.everything}
              {kind && <span>{timeline.counts[kind]}</span>}
            </Link>
          ))}
        </nav>
        {years.length > 1 && (
          <nav className="life-jump" aria-label={texts.years}>
            {year && <Link href={timelineAddress({ show })}>{texts.allYears}</Link>}
            {years.map((one) => (
              <Link
                key={one}
                href={timelineAddress({ show, year: one })}
                aria-current={current(one === year)}
              >
                {texts.year(Number(one))}
              </Link>
            ))}
          </nav>
        )}
      </div>
    </div>
  )
}
