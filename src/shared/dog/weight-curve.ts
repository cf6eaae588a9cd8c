import { daysBetween } from '../days.ts'
import { escapeHtml } from '../markdown/escape-html.ts'
import { drawMonotonePath, type Point, roundToHundredths } from '../monotone-path.ts'
import { dogHeadShapes } from '../theme/dog-head-shapes.ts'
import { GRAMS_PER_POUND, type WeightUnit } from './weight.ts'

export interface AxisMark {
  day: string
  label: string
}

interface WeightDrawing {
  weights: readonly DayWeight[]
  unit: WeightUnit
  label: string
  wanted?: { from: number; to: number } | null
  /** Days to label below the curve; labels that do not fit are left out. */
  marks?: readonly AxisMark[]
  /** Width of a letter in percent of the drawing's width. */
  letterWidth: number
}

const MIN_WEIGHTS = 2

/**
 * Returns the curve, drawn as a dog, as SVG text, so that pages show it without JavaScript. Empty when there
 * are too few weights.
 */
export function drawWeightCurve(drawing: WeightDrawing): string {
  const weights = toDailyWeights(drawing.weights)
  if (weights.length < MIN_WEIGHTS) return ''
  const { wanted, unit } = drawing
  const scale = createWeightScale(weights, unit, wanted ? [wanted.from, wanted.to] : [])
  const points = weights.map(({ day, grams }) => ({ x: scale.x(day), y: scale.y(grams) }))
  const named = namedMarks(weights, drawing, scale)
  const body = [
    wanted ? drawBand(scale, wanted) : '',
    ...scale.ticks.map(drawTick),
    ...named.map(
      ({ x, y, label }) => label && at(x, y, `<line class="w-drop" y1="14" y2="${GROUND - y}"/>`),
    ),
    drawDog(points),
    ...named.map(({ x, y }) => at(x, y, '<circle class="w-flag" r="5"/>')),
    drawHead(points),
    ...named.map(
      ({ x, label }) =>
        label &&
        `<text class="w-label is-x" x="${x}%" y="${GROUND + 18}" text-anchor="middle">${escapeHtml(label)}</text>`,
    ),
    `<rect class="w-ground" x="0" y="${GROUND}" width="100%" height="3"/>`,
  ]
  return `<svg class="w-curve" width="100%" height="${HEIGHT}" role="img" aria-label="${escapeHtml(drawing.label)}">${body.join('')}</svg>`
}

export interface DayWeight {
  day: string
  grams: number
}

/** Pixels. The ground lies above the lower end, which leaves room for the labels. */
const HEIGHT = 282
const GROUND = 256
const TOP = 26
/** Percent of the width; the rest is for the dog's tail on the left and its head on the right. */
const LEFT = 4.5
const WIDTH = 79

const steps = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50]
const perUnit = (unit: WeightUnit) => (unit === 'kg' ? 1000 : GRAMS_PER_POUND)

/** Returns one weight per day, oldest first. */
export function toDailyWeights(weights: readonly DayWeight[]): DayWeight[] {
  const byDay = new Map(weights.map(({ day, grams }) => [day, grams]))
  return [...byDay]
    .map(([day, grams]) => ({ day, grams }))
    .sort((weight, otherWeight) => (weight.day < otherWeight.day ? -1 : 1))
}

/** Maps days and weights to coordinates; `also` lists weights that must fit in but are not on the curve. */
export function createWeightScale(
  weights: readonly DayWeight[],
  unit: WeightUnit,
  also: number[] = [],
) {
  const grams = [...weights.map((weight) => weight.grams), ...also]
  const [least, most] = [Math.min(...grams), Math.max(...grams)]
  const span = Math.max(most - least, most * 0.15)
  const bottom = Math.max(0, least - span * 0.2)
  const top = most + span * 0.25
  const first = weights[0]?.day ?? ''
  const days = Math.max(1, daysBetween(first, weights.at(-1)?.day ?? ''))
  const y = (value: number) =>
    roundToHundredths(GROUND - ((value - bottom) / (top - bottom)) * (GROUND - TOP))
  return {
    x: (day: string) => roundToHundredths(LEFT + (daysBetween(first, day) / days) * WIDTH),
    y,
    ticks: ticksBetween(bottom, top, perUnit(unit)).map((value) => ({
      label: `${value} ${unit}`,
      y: y(value * perUnit(unit)),
    })),
  }
}

/** Returns three or four round numbers, none too close to the lower end. */
function ticksBetween(bottom: number, top: number, unit: number): number[] {
  const [low, high] = [bottom / unit, top / unit]
  const step = steps.find((step) => (high - low) / step <= 4.5) ?? 100
  const ticks: number[] = []
  for (let at = Math.ceil((low + step * 0.3) / step); at * step < high; at += 1) {
    ticks.push(roundToHundredths(at * step))
  }
  return ticks
}

type Scale = ReturnType<typeof createWeightScale>
/** A nested svg of fixed size, positioned in percent: its content is not stretched with the drawing. */
const at = (x: number, y: number, inner: string) =>
  `<svg x="${x}%" y="${y}" width="1" height="1" overflow="visible">${inner}</svg>`

const drawBand = ({ y }: Scale, { from, to }: { from: number; to: number }) =>
  `<rect class="w-band" x="0" width="100%" y="${y(to)}" height="${Math.max(2, y(from) - y(to))}"/>`

const drawTick = ({ label, y }: Scale['ticks'][number]) =>
  `<line class="w-grid" x1="0" x2="100%" y1="${y}" y2="${y}"/><text class="w-label is-on" x="100%" y="${y - 5}" text-anchor="end">${label}</text>`

/**
 * The path uses percent of the width and pixels of the height: the nested svg is stretched, its strokes are
 * not.
 */
function drawDog(points: readonly Point[]): string {
  const path = drawMonotonePath(points)
  const stroke = (name: string) => `<path class="${name}" d="${path}"/>`
  const [tail = { x: 0, y: 0 }] = points
  return [
    at(tail.x, tail.y, '<path class="w-tail" d="M2 0C-14 6-26 0-34-16"/>'),
    `<svg width="100%" height="${HEIGHT}" viewBox="0 0 100 ${HEIGHT}" preserveAspectRatio="none" overflow="visible">${stroke('w-dog')}${stroke('w-shine')}</svg>`,
  ].join('')
}

function drawHead(points: readonly Point[]): string {
  const { x, y } = points.at(-1) ?? { x: 0, y: 0 }
  const head = `<g transform="translate(-16 -42) scale(1.12)">${dogHeadShapes}</g>`
  return at(x, y, `<g class="w-head">${head}<path class="w-collar" d="M-7-13L5 9"/></g>`)
}

interface NamedMark extends Point {
  label: string
}

/** Drops marks outside the range of weights; of two overlapping labels the later one is left out. */
function namedMarks(
  weights: readonly DayWeight[],
  { marks = [], letterWidth }: WeightDrawing,
  scale: Scale,
): NamedMark[] {
  const named: NamedMark[] = []
  const [first = '', last = ''] = [weights[0]?.day, weights.at(-1)?.day]
  for (const { day, label } of marks) {
    if (day < first || day > last) continue
    const x = scale.x(day)
    const isFree = named.every(
      (other) =>
        !other.label ||
        Math.abs(other.x - x) > ((other.label.length + label.length) / 2 + 2) * letterWidth,
    )
    named.push({ x, y: scale.y(weightOn(weights, day)), label: isFree ? label : '' })
  }
  return named
}

function weightOn(weights: readonly DayWeight[], day: string): number {
  const after = weights.findIndex((weight) => weight.day >= day)
  const [left, right] = [weights[Math.max(0, after - 1)], weights[after]]
  if (!left || !right) return 0
  const [from, to] = [Date.parse(left.day), Date.parse(right.day)]
  const share = to === from ? 1 : (Date.parse(day) - from) / (to - from)
  return left.grams + (right.grams - left.grams) * share
}
