import type { TimelineHalfYear, TimelineMonth } from '#shared/contract/dog.ts'

const FEWEST_FOLDED = 3

export type BodySizes = [from: number, to: number]

/** Consecutive months without content. */
export interface QuietStretch {
  months: number
  birthdays: number
  sizes: BodySizes
}

/** A month, or all months of a line that belong to one stretch. */
export interface MonthColumn {
  month: TimelineMonth
  sizes: BodySizes
  columns: number
  stretch: QuietStretch | undefined
  /**
   * False for a stretch already shown on another line and for months of another page; both are bare
   * tape.
   */
  isTold: boolean
}

export interface HalfYearLine {
  half: TimelineHalfYear
  places: MonthColumn[]
}

const elsewhere: QuietStretch = { months: 0, birthdays: 0, sizes: [0, 0] }

/** Folds each stretch into one tick; lines that lie entirely inside a stretch are left out. */
export function foldQuietMonths(halves: readonly TimelineHalfYear[]): HalfYearLine[] {
  const stretches = findStretches(halves)
  const lines = halves.map((half) => ({ half, places: placesOf(half, stretches) }))
  const placed = new Set(
    lines.flatMap(({ places }) => (places.length > 1 ? places.map(({ stretch }) => stretch) : [])),
  )
  const shownMonths = new Set([elsewhere])
  return lines.filter(({ half, places }) => {
    const [{ stretch: whole } = { stretch: undefined }, ...others] = places
    const isTail = half.half === 0
    if (whole && others.length === 0 && !isTail && (placed.has(whole) || shownMonths.has(whole))) {
      return false
    }
    for (const place of places) {
      place.isTold = place.stretch !== undefined && !shownMonths.has(place.stretch)
      if (place.stretch) shownMonths.add(place.stretch)
    }
    return true
  })
}

function findStretches(halves: readonly TimelineHalfYear[]): Map<TimelineMonth, QuietStretch> {
  const stretches = new Map<TimelineMonth, QuietStretch>()
  let run: { month: TimelineMonth; sizes: BodySizes }[] = []
  const endRun = () => {
    const [first, last] = [run[0], run.at(-1)]
    if (first && last && run.length >= FEWEST_FOLDED) {
      const stretch: QuietStretch = {
        months: run.length,
        birthdays: run.reduce((sum, { month }) => sum + month.milestones.length, 0),
        sizes: [first.sizes[0], last.sizes[1]],
      }
      for (const { month } of run) stretches.set(month, stretch)
    }
    run = []
  }
  for (const half of halves) {
    for (const [at, month] of half.months.entries()) {
      if (month.isElsewhere) stretches.set(month, elsewhere)
      else if (month.isQuiet) run.push({ month, sizes: sizesOf(half, at) })
      else endRun()
    }
  }
  endRun()
  return stretches
}

function placesOf(
  half: TimelineHalfYear,
  stretches: ReadonlyMap<TimelineMonth, QuietStretch>,
): MonthColumn[] {
  const places: MonthColumn[] = []
  for (const [at, month] of half.months.entries()) {
    const stretch = stretches.get(month)
    const before = places.at(-1)
    if (stretch && before?.stretch === stretch) before.columns += 1
    else {
      const sizes = stretch?.sizes ?? sizesOf(half, at)
      places.push({ month, sizes, columns: 1, stretch, isTold: false })
    }
  }
  return places
}

/** The newest size applies beyond today. */
function sizesOf({ sizes }: TimelineHalfYear, at: number): BodySizes {
  const last = sizes.at(-1) ?? 1
  return [sizes[at] ?? 1, sizes[at + 1] ?? last]
}
