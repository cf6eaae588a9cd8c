import { formatLongDate } from '#shared/dates.ts'
import { ageOf } from '#shared/dog/age.ts'
import { dog } from '#shared/dog/dog.ts'
import { aboutTexts } from '#shared/texts/about.ts'
import { TodayText } from '../layout/footer/today-text.tsx'

/** Lies along the measuring tape. */
export function Facts() {
  return (
    <dl className="stats is-facts">
      <div>
        <dt>{aboutTexts.breed}</dt>
        <dd>{dog.breed}</dd>
      </div>
      <div>
        <dt>{aboutTexts.age}</dt>
        <dd>
          <TodayText>{(now) => ageOf(dog.birthday, now).old}</TodayText>
        </dd>
      </div>
      <div>
        <dt>{aboutTexts.color}</dt>
        <dd>{dog.color}</dd>
      </div>
      <div>
        <dt>{aboutTexts.weight}</dt>
        <dd>{dog.weight}</dd>
      </div>
      <div>
        <dt>{aboutTexts.birthday}</dt>
        <dd>
          <time dateTime={dog.birthday}>{formatLongDate(dog.birthday)}</time>
        </dd>
      </div>
    </dl>
  )
}
