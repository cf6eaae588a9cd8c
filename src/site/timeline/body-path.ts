/* The line is 108 high and he stands on its lower edge; grown up, his back is at 42.2 and his belly at 81.8. */
const GROUND = 108
const back = (size: number) => GROUND - 65.8 * size
const belly = (size: number) => GROUND - 26.2 * size
const MONTH = 100

const round = (value: number) => Math.round(value * 10) / 10

/** A smooth line through one height a month. */
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

/** His body seen from the side, from month to month. */
export function bodyPath(sizes: readonly number[]): { path: string; width: number } {
  const width = (sizes.length - 1) * MONTH
  const top = sizes.map(back)
  const bottom = sizes.map(belly).reverse()
  const path = `M0 ${round(top[0]!)}${curve(top, (at) => at * MONTH)}V${round(bottom[0]!)}${curve(bottom, (at) => width - at * MONTH)}z`
  return { path, width }
}

/** Where the line leaves the page he is as large as at its end. */
export const stripPath = (size: number) => `M0 ${round(back(size))}H10V${round(belly(size))}H0z`

/** Light from above falls on all of him alike. */
export function lightOf(sizes: readonly number[]): [from: number, to: number] {
  const ends = [sizes[0]!, sizes.at(-1)!]
  const mean = (of: (size: number) => number) => (of(ends[0]!) + of(ends[1]!)) / 2
  return [round(mean(back) - 2), round(mean(belly) + 2)]
}

/** A part of the drawn dog, standing on the same ground at another size. */
export const partBox = (left: number, width: number, size: number) => {
  const height = round(420 / size)
  return `${left} ${round(210 - height)} ${width} ${height}`
}

/** From above he is thinner when small. */
const thickness = (size: number) => 25 * (1 - 1.267 * (1 - size))

/** A month of his body seen from above, which the tail joins at 11. */
export function abovePaths(from: number, to: number, isFirst: boolean) {
  const begin = isFirst ? 11 : thickness(from)
  const end = thickness(to)
  const strip = (share: number) => {
    const edges = [-begin, begin, end, -end].map((edge) => round(24 + (edge * share) / 2))
    return `M${edges[0]} 0H${edges[1]}L${edges[2]} 10H${edges[3]}z`
  }
  return { body: strip(1), light: strip(0.42) }
}
