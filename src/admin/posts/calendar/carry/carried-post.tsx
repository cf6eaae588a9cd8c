import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { calendarNames } from '#texts/grammar.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import type { CalendarState } from '../use-calendar.ts'

/** Under the pointer; and for those who carry by keys or listen, in words. */
export function CarriedPost({ calendar: { carried, target } }: { calendar: CalendarState }) {
  const point = carried?.point
  return (
    <>
      {point && (
        <div
          className="cal-drag"
          aria-hidden="true"
          style={{ transform: `translate(${point.x + 12}px, ${point.y + 12}px)` }}
        >
          {carried.post.coverImage && (
            <ResponsiveImage
              src={carried.post.coverImage}
              alt=""
              sizes="60px"
              width={60}
              height={46}
            />
          )}
          <strong>{carried.post.title}</strong>
        </div>
      )}
      <p className="sr" role="status">
        {carried?.day &&
          !point &&
          texts.carrying(carried.post.title, calendarNames.day(carried.day), target?.time ?? null)}
      </p>
    </>
  )
}
