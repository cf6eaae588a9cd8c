// Things that stand around in several places.
import { freshId, seeded } from './geometry.mjs'

export const path = (fill, d, more = '') => `<path fill="${fill}" d="${d}"${more}/>`
export const disc = (fill, x, y, rx, ry = rx, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`
export const box = (fill, x, y, width, height, radius = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"${more}/>`
export const gradient = (id, stops, direction = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" x1="0" y1="0" ${direction}>${stops.map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`).join('')}</linearGradient>`
export const soft = ' filter="url(#soft)"'
/** A round glow that fades to nothing. */
export const glow = (fill, x, y, radius, opacity = 0.6) => {
  const id = freshId('g')
  return `<radialGradient id="${id}"><stop stop-color="${fill}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${fill}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`
}
export const lit = (drawing) => `<g filter="url(#vol)">${drawing}</g>`
export const litSmall = (drawing) => `<g filter="url(#vol-s)">${drawing}</g>`
export const shadow = (x, y, rx, ry, opacity = 0.25) =>
  disc('#1d0d1c', x, y, rx, ry, ` opacity="${opacity}"${soft}`)

/** Tufts of three blades along a strip, in one path. */
export const grass = (
  fill,
  { seed = 1, from = 0, to = 1600, y, count = 12, height = 60, spread = 16 },
) => {
  const random = seeded(seed)
  const round = Math.round
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = round(from + ((to - from) * (i + random())) / count),
      ground = round(y + (random() - 0.5) * spread)
    for (const side of [-1, 0.15, 1]) {
      const h = round(height * (1 - Math.abs(side) * 0.3) * (0.7 + random() * 0.5)),
        lean = round(side * h * (0.3 + random() * 0.3))
      d +=
        `M${x + round(side * 7)} ${ground}q${round(lean / 5)}-${round(h * 0.6)} ${lean}-${h}q${3 - round(lean / 3)} ${round(h * 0.45)} ${9 - lean} ${h}z`.replaceAll(
          ' -',
          '-',
        )
    }
  }
  return path(fill, d)
}

/** Points scattered over a field, drawn by `draw(x, y, random)`. */
export const scatter = ({ seed = 1, count, x: [x1, x2], y: [y1, y2] }, draw) => {
  const random = seeded(seed)
  return Array.from({ length: count }, () =>
    draw(Math.round(x1 + (x2 - x1) * random()), Math.round(y1 + (y2 - y1) * random()), random),
  ).join('')
}

/** Round dots scattered over a field, in one path per size (a zero-length line with round ends). */
export const dots = (fill, { sizes, ...field }, more = '') => {
  const paths = sizes.map(() => '')
  scatter(field, (x, y, random) => {
    paths[(random() * sizes.length) | 0] += `M${x} ${y}h0`
  })
  return paths
    .map(
      (d, at) =>
        `<path stroke="${fill}" stroke-width="${sizes[at]}" stroke-linecap="round" d="${d}"${more}/>`,
    )
    .join('')
}

/** Daisies: white dots with a yellow heart. */
export const daisies = (field, petal = '#fff', heart = '#f5c24a') =>
  dots(petal, { ...field, sizes: [17, 24] }) + dots(heart, { ...field, sizes: [7, 10] })

export const roundTree = (x, y, size, crown, trunk = '#7a5a3c') =>
  box(trunk, x - size * 0.09, y - size * 0.9, size * 0.18, size * 0.95) +
  lit(
    disc(crown, x, y - size * 1.45, size * 0.62, size * 0.7) +
      disc(crown, x - size * 0.42, y - size * 1.1, size * 0.45) +
      disc(crown, x + size * 0.42, y - size * 1.12, size * 0.44),
  )

export const cloud = (x, y, size, fill = '#fff', opacity = 0.85) =>
  path(
    fill,
    `M${x - size} ${y}a${size * 0.35} ${size * 0.35} 0 0 1 ${size * 0.4}-${size * 0.34}a${size * 0.5} ${size * 0.5} 0 0 1 ${size * 0.9} ${-size * 0.02}a${size * 0.36} ${size * 0.36} 0 0 1 ${size * 0.55} ${size * 0.36}z`,
    ` opacity="${opacity}"`,
  )

export const leaf = (x, y, size, turn, fill) => path(fill, leafPath(x, y, size, turn))

const leafPath = (x, y, size, turn) => {
  const [cos, sin] = [
    Math.cos((turn * Math.PI) / 180) * size,
    Math.sin((turn * Math.PI) / 180) * size,
  ]
  const to = (u, v) => `${Math.round(u * cos - v * sin)} ${Math.round(u * sin + v * cos)}`
  return `M${x} ${y}q${to(0.9, -1)} ${to(1.8, 0)}q${to(-0.9, 1)} ${to(-1.8, 0)}z`.replaceAll(
    ' -',
    '-',
  )
}

/** Many leaves, one path per colour. */
export const leaves = (field, size, colours) => {
  const paths = colours.map(() => '')
  scatter(field, (x, y, random) => {
    paths[(random() * colours.length) | 0] += leafPath(
      x,
      y,
      size * (0.8 + random() * 0.5),
      random() * 360,
    )
  })
  return paths.map((d, at) => path(colours[at], d)).join('')
}

export const bowl = (x, y, { fill = '#3f7f8c', food = '#9a6038' } = {}) =>
  shadow(x + 8, y, 130, 18) +
  disc('#2b1a14', x, y - 78, 104, 24) +
  (food
    ? path(food, `M${x - 92} ${y - 78}q30-34 60-22q30-26 64-6q40-10 60 28q-90 26-184 0z`)
    : '') +
  lit(path(fill, `M${x - 106} ${y - 80}q106 42 212 0l22 72q-4 14-128 14t-128-14z`)) +
  path(
    '#fff4dc',
    `M${x - 22} ${y - 30}c-18-14-24 6-14 12c-10 6-2 24 14 10h40c16 14 24-4 14-10c10-6 4-26-14-12z`,
  )

export const ball = (x, y, radius, fill = '#d9483b') =>
  shadow(x + 6, y + radius * 0.95, radius, radius * 0.22, 0.3) +
  litSmall(disc(fill, x, y, radius)) +
  `<path fill="none" stroke="#fff4dc" stroke-width="${radius * 0.22}" d="M${x - radius * 0.9} ${y - radius * 0.3}q${radius * 0.9} ${radius * 0.7} ${radius * 1.8} ${radius * 0.1}"/>`

export const cone = (x, y, size, fill = '#f07f2e') =>
  shadow(x + size * 0.1, y, size * 0.55, size * 0.1) +
  litSmall(
    path(
      fill,
      `M${x - size * 0.1} ${y - size}q${size * 0.1}-${size * 0.06} ${size * 0.2} 0l${size * 0.24} ${size * 0.92}h-${size * 0.68}z`,
    ) +
      path(
        '#fff4dc',
        `M${x - size * 0.17} ${y - size * 0.72}h${size * 0.34}l${size * 0.06} ${size * 0.24}h-${size * 0.46}z`,
      ) +
      box(fill, x - size * 0.5, y - size * 0.1, size, size * 0.13, size * 0.05),
  )

export const bone = (x, y, size, turn = 0, fill = '#fff1d6') =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100})">${litSmall(path(fill, 'M-40-10c-4-26-40-22-36 0c-14 14-2 36 18 26c8-4 12-8 18-8h80c6 0 10 4 18 8c20 10 32-12 18-26c4-22-32-26-36 0z'))}</g>`

export const balloon = (x, y, size, fill) =>
  `<path fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" d="M${x} ${y + size * 1.2}q-24 90 10 260"/>` +
  lit(disc(fill, x, y, size, size * 1.2) + path(fill, `M${x} ${y + size * 1.14}l-12 18h24z`)) +
  disc(
    '#fff',
    x - size * 0.35,
    y - size * 0.5,
    size * 0.14,
    size * 0.26,
    ` opacity=".6" transform="rotate(24 ${x - size * 0.35} ${y - size * 0.5})"`,
  )

export const bunting = (points, colours) =>
  points
    .slice(1)
    .map(([x, y], i) => {
      const [fromX, fromY] = points[i]
      const midX = (fromX + x) / 2,
        midY = (fromY + y) / 2
      return (
        `<path stroke="#fff4dc" stroke-width="5" d="M${fromX} ${fromY}L${x} ${y}"/>` +
        litSmall(
          path(
            colours[i % colours.length],
            `M${fromX + 8} ${fromY + 2}L${x - 8} ${y}L${midX + (fromY - y) * 0.1} ${midY + 92}z`,
          ),
        )
      )
    })
    .join('')

export const cushion = (x, y, size, fill, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100})">${litSmall(path(fill, 'M-96-86Q0-70 96-88Q82 0 98 84Q0 74-98 88Q-82 0-96-86z'))}</g>`

export const partyHat = (fill = '#3f8f8a') =>
  `<g transform="translate(4 -72) rotate(6)">${litSmall(path(fill, 'M-44 4Q0 18 44 4L4-116z') + path('#f6c453', 'M-33-22Q0-10 35-22L30-38Q0-26-25-44zM-16-70Q2-60 20-70L14-88Q4-80-8-88z'))}${litSmall(disc('#e4572e', 3, -118, 17))}</g>`

export const foamHat = () =>
  litSmall(
    '<g fill="#fdfdff"><circle cx="-34" cy="-84" r="26"/><circle cx="2" cy="-100" r="34"/><circle cx="36" cy="-84" r="25"/><circle cx="8" cy="-134" r="20"/></g>',
  )

export const basket = (x, y, width, fill = '#b98550', dark = '#8a5c33') => {
  const w = width / 2
  return {
    back: disc(dark, x, y - 96, w, 42) + disc('#4b2f1c', x, y - 92, w - 22, 32),
    front:
      shadow(x + 10, y, w, 20) +
      lit(
        path(
          fill,
          `M${x - w} ${y - 96}Q${x} ${y - 30} ${x + w} ${y - 96}L${x + w - 36} ${y - 8}Q${x} ${y + 18} ${x - w + 36} ${y - 8}z`,
        ),
      ) +
      `<g fill="none" stroke="${dark}" stroke-width="6" stroke-dasharray="26 20" opacity=".7"><path d="M${x - w + 12} ${y - 62}Q${x} ${y - 2} ${x + w - 12} ${y - 62}"/><path stroke-dashoffset="22" d="M${x - w + 22} ${y - 36}Q${x} ${y + 14} ${x + w - 22} ${y - 36}"/></g>`,
  }
}

/** A plate of sausages. */
export const sausages = (x, y) =>
  litSmall(disc('#f4f0e6', x, y, 190, 26)) +
  [
    [-70, -26, 8],
    [60, -28, -6],
    [-6, -58, 3],
  ]
    .map(
      ([dx, dy, turn]) =>
        `<g transform="translate(${x + dx} ${y + dy}) rotate(${turn})">${litSmall(box('#b8583a', -90, -20, 180, 42, 21))}<path stroke="#8f3d28" stroke-width="5" stroke-linecap="round" d="M-50-8l16 16M-10-8l16 16M30-8l16 16"/></g>`,
    )
    .join('') +
  `<path fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".55"${soft} d="M${x - 60} ${y - 110}q-24-36 0-70t0-70M${x + 40} ${y - 120}q-24-36 0-70t0-70"/>`

/** The corner of a table that comes in from the right; its top is at y. */
export const table = (x, y) =>
  shadow(x + 320, y + 420, 420, 26, 0.3) +
  litSmall(box('#8a5a3c', x + 90, y + 40, 44, 400)) +
  lit(
    path(
      '#d9573f',
      `M${x} ${y}H1700V${y + 150}q-40 40-90 0q-50 44-100 0q-50 44-100 0q-50 44-100 0q-50 44-100 0q-50 44-100 0q-40 34-90 0H${x}z`,
    ),
  ) +
  box('#fff', x + 20, y + 100, 1700, 10, 0, ' opacity=".6"')

/** A red and white cloth spread on the grass. */
export const picnicCloth = (x, y) => {
  const stripes = Array.from(
    { length: 9 },
    (_, i) => `M${x - 600 + i * 150} ${y - 60}l70 0L${x - 660 + i * 168} ${y + 76}h-80z`,
  ).join('')
  return (
    shadow(x, y + 66, 700, 26, 0.25) +
    path(
      '#fbf3e4',
      `M${x - 600} ${y - 62}Q${x} ${y - 84} ${x + 640} ${y - 60}L${x + 720} ${y + 70}Q${x} ${y + 104} ${x - 720} ${y + 76}z`,
    ) +
    path('#d9573f', stripes, ' opacity=".8"') +
    path(
      '#d9573f',
      `M${x - 626} ${y - 30}H${x + 664}v22H${x - 646}zM${x - 676} ${y + 22}H${x + 694}v30H${x - 700}z`,
      ' opacity=".45"',
    )
  )
}

export const butterfly = (x, y, fill = '#e9783a') =>
  `<g transform="translate(${x} ${y}) rotate(-14)">${litSmall(path(fill, 'M0 0C-14-44-58-48-56-16C-54 8-22 12 0 4C-26 12-40 34-22 44C-8 50 0 26 0 4C10 20 26 34 36 24C44 12 24 2 0 0C30-6 56-24 46-44C34-60 8-36 0 0z'))}<path stroke="#3a2018" stroke-width="5" stroke-linecap="round" d="M-6-8L6 18"/></g>`

/** What a picnic basket holds, and its handle; the basket's top is at (x, y). */
export const picnicFood = (x, y) =>
  `<path fill="none" stroke="#8a5c33" stroke-width="16" d="M${x - 140} ${y}C${x - 130} ${y - 190} ${x + 130} ${y - 190} ${x + 140} ${y}"/>` +
  litSmall(
    path('#d99a52', `M${x + 10} ${y + 20}L${x + 70} ${y - 120}q30-20 44 8L${x + 80} ${y + 26}z`) +
      path('#b23a34', `M${x - 90} ${y + 20}v-90q4-16 14-20v-40h24v40q12 6 14 20v90z`),
  ) +
  litSmall(disc('#d9483b', x - 10, y - 8, 34) + disc('#8fb34a', x + 120, y - 2, 30))

/** Clean washing heaped in a basket that stands at the origin. */
export const washing = () =>
  litSmall(path('#e98a6b', 'M-118-84C-112-130-66-142-36-118C-14-104-10-84-14-70L-100-66z')) +
  litSmall(
    path('#f4f0e2', 'M-40-70C-44-128 6-152 46-132C72-118 74-92 66-66z') +
      path('#3f8f8a', 'M-30-100L58-118L66-98L-36-80z'),
  ) +
  litSmall(path('#4f8fb0', 'M40-66C44-106 84-124 112-100C124-88 122-76 112-66z'))
