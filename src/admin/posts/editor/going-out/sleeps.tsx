import { goingOutTexts as texts } from '#texts/admin/calendar.ts'
import { dates } from '#texts/grammar.ts'
import { BrandMark } from '#ui/dog/brand-mark.tsx'
import { Bone } from '#ui/dog/toys.tsx'
import { nightsBetween } from '../../days.ts'

/** More nights than this are no walk any more. */
const MOST_DRAWN = 14

/** How many nights until it goes out, walked by the dog. */
export function Sleeps({ today, day }: { today: string; day: string }) {
  const nights = nightsBetween(today, day)
  if (Number.isNaN(nights) || nights < 0) return null
  const isDrawn = nights >= 1 && nights <= MOST_DRAWN
  return (
    <div className="sleeps">
      {isDrawn && (
        <div className="sleeps-road" aria-hidden="true">
          <BrandMark className="sleeps-dog" />
          <Bone className="sleeps-bone" />
          <div className="sleeps-ground">
            {Array.from({ length: nights + 1 }, (_, night) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: marks on a road have no other name
              <i key={night} />
            ))}
          </div>
        </div>
      )}
      <p>
        <span>{texts.today}</span>
        <strong>{texts.sleeps(nights)}</strong>
        <span>{dates.short(day)}</span>
      </p>
    </div>
  )
}
