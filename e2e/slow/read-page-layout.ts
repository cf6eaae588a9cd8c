/** In points, from the upper left corner of the page. */
interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface PageLayout {
  /** The distance of each letter from the top. */
  letters: number[]
  pictures: Box[]
}

type Matrix = [number, number, number, number, number, number]
type Point = [x: number, y: number]

const TOKENS = /\((?:\\.|[^\\)])*\)|<[^>]*>|\/[^\s/()<>[\]]+|[^\s/()<>[\]]+/g
const CORNERS: Point[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
]

/** Interprets the drawing commands of a PDF page as far as needed to locate its pictures. */
export function readPageLayout(
  drawing: string,
  { width, height }: { width: number; height: number },
  pictures: Set<string>,
): PageLayout {
  const page: PageLayout = { letters: [], pictures: [] }
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  let clip: Box = { left: 0, top: 0, right: width, bottom: height }
  const savedStates: [Matrix, Box][] = []
  let path: Point[] = []
  let line = 0
  const place = (points: Point[]) =>
    boxAround(
      points.map((point) => apply(matrix, point)),
      height,
    )
  for (const [step, operands] of stepsOf(drawing)) {
    const numbers = operands.map(Number)
    if (step === 'q') savedStates.push([matrix, clip])
    else if (step === 'Q') [matrix, clip] = savedStates.pop() ?? [matrix, clip]
    else if (step === 'cm') matrix = multiply(numbers as Matrix, matrix)
    else if (step === 'm' || step === 'l' || step === 'c') path.push(numbers.slice(-2) as Point)
    else if (step === 're') path.push(...cornersOf(numbers))
    else if (step === 'W' || step === 'W*') clip = common(clip, place(path))
    else if (['n', 'f', 'f*', 'S', 'B'].includes(step)) path = []
    else if (step === 'Tm') line = place([numbers.slice(-2) as Point]).top
    else if (step === 'Tj') page.letters.push(line)
    else if (step === 'Do' && pictures.has(operands[0] ?? '')) {
      page.pictures.push(common(clip, place(CORNERS)))
    }
  }
  return page
}

function* stepsOf(drawing: string): Generator<[step: string, operands: string[]]> {
  let operands: string[] = []
  for (const [token] of drawing.matchAll(TOKENS)) {
    if (/^[-.\d/(<]/.test(token)) operands.push(token)
    else {
      yield [token, operands]
      operands = []
    }
  }
}

const cornersOf = ([x = 0, y = 0, width = 0, height = 0]: number[]): Point[] => [
  [x, y],
  [x + width, y],
  [x, y + height],
  [x + width, y + height],
]

const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
]

const multiply = ([a, b, c, d, e, f]: Matrix, outer: Matrix): Matrix => {
  const [p, q, r, s] = outer
  return [a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, ...apply(outer, [e, f])]
}

/** PDF coordinates start at the bottom, boxes at the top. */
function boxAround(points: Point[], height: number): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => height - y)
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})
