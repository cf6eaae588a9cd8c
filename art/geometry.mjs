// Plane geometry for organic shapes: smooth curves and limbs of changing thickness.

const r = Math.round

let lastId = 0
export const restartIds = () => {
  lastId = 0
}
export const freshId = (name) => name + (++lastId).toString(36)

/** Repeatable random numbers 0..1, so that every render is the same. */
export const seeded = (seed) => () => {
  seed = (seed * 1664525 + 1013904223) % 4294967296
  return seed / 4294967296
}

/** A smooth closed path through the points (Catmull-Rom, written with relative smooth curves). */
export const blob = (points) => {
  const path = points.map(([x, y]) => [r(x), r(y)])
  const at = (i) => path[(i + path.length) % path.length]
  const curves = path.map((from, i) => {
    const [before, to, after] = [at(i - 1), at(i + 1), at(i + 2)]
    const end = [
      r(to[0] - (after[0] - from[0]) / 6) - from[0],
      r(to[1] - (after[1] - from[1]) / 6) - from[1],
      to[0] - from[0],
      to[1] - from[1],
    ]
    if (i) return `s${end.join(' ')}`
    return `c${[r((to[0] - before[0]) / 6), r((to[1] - before[1]) / 6), ...end].join(' ')}`
  })
  return `M${path[0].join(' ')}${curves.join('')}z`.replaceAll(' -', '-')
}

const catmull = (a, b, c, d, t) =>
  0.5 *
  (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

/** The outline of a limb: joints are [x, y, radius] from root to tip. */
export const limb = (joints, steps = 2) => {
  const joint = (i) => joints[Math.max(0, Math.min(joints.length - 1, i))]
  const line = []
  for (let i = 0; i < joints.length - 1; i++)
    for (let s = 0; s < steps; s++)
      line.push(
        [0, 1, 2].map((k) =>
          catmull(joint(i - 1)[k], joint(i)[k], joint(i + 1)[k], joint(i + 2)[k], s / steps),
        ),
      )
  line.push(joints.at(-1))
  const left = [],
    right = []
  line.forEach(([x, y, radius], i) => {
    const a = line[Math.max(0, i - 1)],
      b = line[Math.min(line.length - 1, i + 1)]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
    const around = (forward, sideways) => [
      x + (ux * forward + uy * sideways) * radius,
      y + (uy * forward - ux * sideways) * radius,
    ]
    if (i === 0) left.push(around(-0.7, -0.7), around(-1, 0), around(-0.7, 0.7))
    left.push(around(0, 1))
    right.unshift(around(0, -1))
    if (i === line.length - 1) left.push(around(0.7, 0.7), around(1, 0), around(0.7, -0.7))
  })
  return blob([...left, ...right])
}

/** Places a drawing. */
export const put = (drawing, { x = 0, y = 0, turn = 0, scale = 1, flip = false } = {}) => {
  const steps = [`translate(${x} ${y})`]
  if (turn) steps.push(`rotate(${turn})`)
  if (scale !== 1 || flip) steps.push(flip ? `scale(${-scale} ${scale})` : `scale(${scale})`)
  return `<g transform="${steps.join(' ')}">${drawing}</g>`
}
