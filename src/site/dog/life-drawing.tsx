import { useId } from 'react'
import { Drawing } from '#ui/dog/drawings.tsx'
import { bodyGradient, frontShapes, rearShapes } from '#ui/dog/long-dog.tsx'

interface HalfLineProps {
  sizes: number[]
  isTail: boolean
  isHead: boolean
}

/**
 * Half a year of the dog's body. The line starts at the left edge unless the tail is on it, and
 * ends at the right edge unless the head is.
 */
export function HalfYearBody({ sizes, isTail, isHead }: HalfLineProps) {
  const id = useId()
  const { path, width } = bodyPath(sizes)
  const light = lightOf(sizes)
  const [first, last] = [sizes[0]!, sizes.at(-1)!]
  const filled = (name: string, d: string) =>
    `${bodyGradient(name, ...light)}<path class="d-coat" d="${d}"/><path fill="url(#${name})" d="${d}"/>`
  const outside = (name: string, size: number) => (
    <Drawing
      className="half-out"
      viewBox="0 0 10 108"
      preserveAspectRatio="none"
      shapes={filled(id + name, stripPath(size))}
    />
  )
  return (
    <div className="half-line" aria-hidden="true">
      <div className="half-dog">
        {isTail ? <span className="half-out" /> : outside('l', first)}
        <div className="half-run">
          <div className="half-reach">
            {isTail && (
              <Drawing
                className="longdog-rear"
                viewBox={partBox(-380, 282, first)}
                shapes={rearShapes(`${id}t`)}
              />
            )}
            <Drawing
              className="half-body"
              viewBox={`0 0 ${width} 108`}
              preserveAspectRatio="none"
              shapes={filled(`${id}b`, path)}
            />
            {isHead && (
              <Drawing
                className="longdog-front"
                viewBox={partBox(38, 442, last)}
                shapes={frontShapes(`${id}h`)}
              />
            )}
          </div>
        </div>
        {isHead ? <span className="half-out" /> : outside('r', last)}
      </div>
      {isHead && <BallDrawing className="half-ball" />}
    </div>
  )
}

/* On small screens the dog is drawn down the page, seen from above. */

const tail =
  '<ellipse class="d-tan" cx="14.5" cy="62" rx="4.2" ry="3" transform="rotate(28 14.5 62)"/><ellipse class="d-tan" cx="33.5" cy="62" rx="4.2" ry="3" transform="rotate(-28 33.5 62)"/><path class="d-coat" d="M22.6 3c.8-2.6 2.4-2.2 2.9.2 1.6 10-1.5 20 .5 31 4.5 2 6.700 6.600 6.700 12.800 0 7-3.200 13-3.200 27h-11c0-14-3.200-20-3.200-27 0-6.200 2.200-10.800 6.500-12.800-1.600-11 2-21 .8-31.200z"/><path class="d-light d-soft" d="M24 40c3 2 4 7 3.600 12-.4 6-1.300 12-1.300 22h-4.600c0-10-.9-16-1.300-22-.4-5 .6-10 3.600-12z"/>'

const head =
  '<ellipse class="d-tan" cx="12.5" cy="17" rx="6" ry="4" transform="rotate(24 12.5 17)"/><ellipse class="d-tan" cx="51.5" cy="17" rx="6" ry="4" transform="rotate(-24 51.5 17)"/><path class="d-coat" d="M19.5 0h25c0 6 4 9 3.6 14-.5 6-5 10-6.6 18H22.500c-1.600-8-6.100-12-6.600-18C15.500 9 19.500 6 19.500 0z"/><path class="d-light d-soft" d="M26.800 0h10.400c.6 12 .4 20-.6 32h-9.200c-1-12-1.200-20-.6-32z"/><path class="d-coat" d="M24 28h16l1 14H23z"/><path class="d-coat" d="M32 38c11 0 17 8 17 18 0 8-3 13-6 18-1.500 6-1 12-2 18-1 7-5 11-9 11s-8-4-9-11c-1-6-.5-12-2-18-3-5-6-10-6-18 0-10 6-18 17-18z"/><path class="d-tan" d="M23.500 84c0-5 2-5 3-1 1 6 2 9 5.500 9s4.500-3 5.500-9c1-4 3-4 3 1 0 12-3.500 19-8.500 19s-8.500-7-8.500-19z"/><path class="d-ear" d="M19 44c-8-1-14 7-15 17-1 11 3 18 8 18 6 0 9-9 10-19 .6-8 1-15-3-16zM45 44c8-1 14 7 15 17 1 11-3 18-8 18-6 0-9-9-10-19-.6-8-1-15 3-16z"/><circle class="d-tan" cx="27" cy="66" r="2.2"/><circle class="d-tan" cx="37" cy="66" r="2.2"/><circle class="d-nose" cx="25.5" cy="72" r="2.5"/><circle class="d-nose" cx="38.5" cy="72" r="2.5"/><ellipse class="d-nose" cx="32" cy="101" rx="5" ry="4.2"/><ellipse class="d-glint" cx="30.5" cy="99.5" rx="1.6" ry="1"/><path class="d-collar" d="M20.500 32.500c7 4 16 4 23 0l.8 5.500c-8 4.500-16.600 4.500-24.600 0z"/>'

const ball =
  '<circle cx="20" cy="20" r="20" fill="currentColor"/><path d="M5 7c9 6 9 20 0 26M35 7c-9 6-9 20 0 26" fill="none" class="s-paper" stroke-width="3"/>'

export const BallDrawing = ({ className }: { className: string }) => (
  <Drawing className={className} viewBox="0 0 40 40" shapes={ball} />
)

export const TailFromAbove = () => (
  <li className="top-tail" aria-hidden="true">
    <Drawing className="top-tail-drawing" viewBox="0 0 48 74" shapes={tail} />
  </li>
)

export const HeadFromAbove = () => (
  <Drawing className="top-head" viewBox="0 0 64 112" shapes={head} />
)

export function BodyFromAbove({ sizes, isFirst }: { sizes: [number, number]; isFirst: boolean }) {
  const { body, light } = abovePaths(...sizes, isFirst)
  return (
    <Drawing
      className="month-body"
      viewBox="0 0 48 10"
      preserveAspectRatio="none"
      shapes={`<path class="d-coat" d="${body}"/><path class="d-light d-soft" d="${light}"/>`}
    />
  )
}

/*
 * The line is 108 units high and the dog stands on its lower edge; the back of a grown dog is at
 * 42.2, the belly at 81.8.
 */
const GROUND = 108
const back = (size: number) => GROUND - 65.8 * size
const belly = (size: number) => GROUND - 26.2 * size
const MONTH = 100

const round = (value: number) => Math.round(value * 10) / 10

function curve(heights: readonly number[], xOf: (at: number) => number): string {
  const at = (place: number) => heights[Math.min(Math.max(place, 0), heights.length - 1)]!
  const x = (place: number) => xOf(Math.min(Math.max(place, 0), heights.length - 1))
  return heights
    .slice(1)
    .map((height, before) => {
      const place = before + 1
      const first = [
        x(before) + (x(place) - x(before - 1)) / 6,
        at(before) + (at(place) - at(before - 1)) / 6,
      ]
      const second = [
        x(place) - (x(place + 1) - x(before)) / 6,
        height - (at(place + 1) - at(before)) / 6,
      ]
      return `C${[...first, ...second, x(place), height].map(round).join(' ')}`
    })
    .join('')
}

function bodyPath(sizes: readonly number[]): { path: string; width: number } {
  const width = (sizes.length - 1) * MONTH
  const top = sizes.map(back)
  const bottom = sizes.map(belly).reverse()
  const path = `M0 ${round(top[0]!)}${curve(top, (at) => at * MONTH)}V${round(bottom[0]!)}${curve(bottom, (at) => width - at * MONTH)}z`
  return { path, width }
}

/** At the edges of the page the body keeps the size of the line's end. */
const stripPath = (size: number) => `M0 ${round(back(size))}H10V${round(belly(size))}H0z`

/** The gradient has one range for the whole line, so that light falls evenly. */
function lightOf(sizes: readonly number[]): [from: number, to: number] {
  const ends = [sizes[0]!, sizes.at(-1)!]
  const mean = (of: (size: number) => number) => (of(ends[0]!) + of(ends[1]!)) / 2
  return [round(mean(back) - 2), round(mean(belly) + 2)]
}

const partBox = (left: number, width: number, size: number) => {
  const height = round(420 / size)
  return `${left} ${round(210 - height)} ${width} ${height}`
}

/** Seen from above, a smaller dog is thinner. */
const thickness = (size: number) => 25 * (1 - 1.267 * (1 - size))

/** Draws one month of the body from above; the tail is 11 units wide where it joins. */
function abovePaths(from: number, to: number, isFirst: boolean) {
  const start = isFirst ? 11 : thickness(from)
  const end = thickness(to)
  const strip = (share: number) => {
    const edges = [-start, start, end, -end].map((edge) => round(24 + (edge * share) / 2))
    return `M${edges[0]} 0H${edges[1]}L${edges[2]} 10H${edges[3]}z`
  }
  return { body: strip(1), light: strip(0.42) }
}
