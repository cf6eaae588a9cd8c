import type { LetterPage } from '#shared/page-rendering.ts'
import { dates } from '#texts/grammar.ts'
import { classNames } from '#ui/display/class-names.ts'
import { useSettings } from '../layout/use-settings.ts'
import { Stamp } from '../parts/stamp.tsx'

const looks: Partial<Record<LetterPage['kind'], string>> = {
  confirmed: 'is-posted',
  leave: 'is-loose',
  left: 'is-gone',
  stale: 'is-stale',
  'replies-wanted': 'is-posted',
  'replies-stop': 'is-loose',
  'replies-stopped': 'is-gone',
  'replies-stale': 'is-stale',
  'sign-in-changed': 'is-posted',
  'sign-in-stale': 'is-stale',
}

/** How things stand: clean while asked, postmarked when in, loose while leaving, gone when left, gray when stale. */
export function StampSpot({ kind }: Pick<LetterPage, 'kind'>) {
  return (
    <div className={classNames('stamp-spot', looks[kind])} aria-hidden="true">
      <Stamp />
      {looks[kind] === 'is-posted' && <Postmark />}
    </div>
  )
}

function Postmark() {
  const { today } = useSettings()
  const wave = (x: number, y: number) => `M${x} ${y}c9-7 15-7 24 0s15 7 24 0 15-7 24 0`
  return (
    <svg className="postmark" viewBox="0 0 168 88" aria-hidden="true" focusable="false">
      <circle cx="44" cy="44" r="40" />
      <circle cx="44" cy="44" r="34" strokeWidth="1.2" />
      <path d={wave(88, 22) + wave(90, 36) + wave(90, 50) + wave(88, 64)} />
      <text x="44" y="42">
        {dates.shortDay(today)}
      </text>
      <text x="44" y="58">
        {today.slice(0, 4)}
      </text>
    </svg>
  )
}
