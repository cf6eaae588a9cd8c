import { useQuery } from '@tanstack/react-query'
import type { DogLog } from '#shared/contract/dog.admin.ts'
import { addCalendarMonths } from '#shared/days.ts'
import type { WeightUnit } from '#shared/dog/weight.ts'
import {
  type AxisMark,
  type DayWeight,
  drawWeightCurve,
  toDailyWeights,
} from '#shared/dog/weight-curve.ts'
import { logTexts, weightTexts as texts } from '#texts/admin/dog-log.ts'
import { dates, weightWords } from '#texts/grammar.ts'
import { weightCurveTexts } from '#texts/site/dog.ts'
import { WeightTable } from '#ui/dog/weight-table.tsx'
import { usePronouns } from '../app/diary.ts'
import { dogCardQuery } from '../app/queries.ts'

/** Fits wide screens; on a phone the labels below the curve are hidden. */
const LETTER_WIDTH = 0.8

export function WeightBox({ log }: { log: DogLog }) {
  const { data: dog } = useQuery(dogCardQuery)
  const { unit, wantedFrom, wantedTo } = log.choices
  const weights = toDailyWeights(
    log.entries.flatMap(({ day, grams }) => (grams === null ? [] : { day, grams })).reverse(),
  )
  const range = wantedFrom && wantedTo ? { from: wantedFrom, to: wantedTo } : null
  const marks = [
    ...birthdaysOf(dog?.birthday ?? '', log.today),
    ...log.entries
      .filter(({ kind }) => kind === 'milestone')
      .map(({ day, title }) => ({ day, label: shorten(title) })),
  ]
  const label = weightCurveTexts.label(weights, unit)
  const drawing = drawWeightCurve({
    weights,
    unit,
    label,
    wanted: range,
    marks,
    letterWidth: LETTER_WIDTH,
  })
  return (
    <section className="box weight-box" aria-labelledby="weight-heading">
      <div className="box-head">
        <div>
          <h2 id="weight-heading">{texts.heading}</h2>
          {drawing && <Key hasWanted={range !== null} hasMarks={marks.length > 0} />}
        </div>
        <Now weights={weights} unit={unit} />
      </div>
      {drawing ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, its words are escaped
        <div className="w-frame" dangerouslySetInnerHTML={{ __html: drawing }} />
      ) : (
        <p className="muted">{weights.length === 0 ? texts.none : texts.one}</p>
      )}
      {weights.length > 0 && (
        <WeightTable
          rows={weights
            .toReversed()
            .map(({ day, grams }) => ({ day, weight: weightWords.short(grams, unit) }))}
        />
      )}
    </section>
  )
}

function Key({ hasWanted, hasMarks }: { hasWanted: boolean; hasMarks: boolean }) {
  const words = texts.key(usePronouns())
  return (
    <p className="c-key">
      <span className="is-coat">{words.weight}</span>
      {hasWanted && <span className="is-band">{words.wanted}</span>}
      {hasMarks && <span className="is-mark">{words.marks}</span>}
    </p>
  )
}

function Now({ weights, unit }: { weights: DayWeight[]; unit: WeightUnit }) {
  const [before, last] = [weights.at(-2), weights.at(-1)]
  if (!last) return null
  const change = before ? last.grams - before.grams : 0
  const by = weightWords.short(Math.abs(change), unit)
  const day = dates.short(last.day)
  return (
    <p className="w-now">
      <b>{weightWords.short(last.grams, unit)}</b>
      <span>{change ? texts.change(day, by, change > 0) : before ? texts.same(day) : day}</span>
    </p>
  )
}

function birthdaysOf(birthday: string, today: string): AxisMark[] {
  if (!birthday) return []
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return Array.from({ length: years + 1 }, (_, year) => ({
    day: addCalendarMonths(birthday, year * 12),
    label: logTexts.birthday(year),
  }))
}

const MAX_TITLE_LENGTH = 20
const shorten = (title: string) =>
  title.length > MAX_TITLE_LENGTH ? `${title.slice(0, MAX_TITLE_LENGTH - 1).trimEnd()}…` : title
