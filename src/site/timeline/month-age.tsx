import { timelineTexts as texts } from '#texts/site/timeline.ts'

/** "1 y 2 mo" on the tape, and in words for those who hear it. */
export function MonthAge({ month }: { month: number }) {
  const [years, months] = [Math.floor(month / 12), month % 12]
  return (
    <h3 className="month-age">
      <span className="sr">{texts.atAge(month)}</span>
      <span aria-hidden="true">
        {years > 0 && months > 0 ? (
          <>
            <b>{years}</b> y <b>{months}</b> mo
          </>
        ) : (
          <>
            <b>{years || months}</b>
            {month > 0 && ` ${years > 0 ? 'year' : 'month'}${(years || months) === 1 ? '' : 's'}`}
          </>
        )}
      </span>
    </h3>
  )
}
