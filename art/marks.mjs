// Small drawings for the site itself: paw cursor, icon, and the picture shown where a link is shared.
import { compose, svg } from './compose.mjs'
import { headFront } from './dog/anatomy.mjs'
import { walk } from './dog/walk.mjs'
import { put, restartIds } from './geometry.mjs'
import { pretzel } from './palette.mjs'
import { path as countryPath } from './places/path.mjs'
import { box, disc, path } from './props.mjs'

const pads = 'M0 6C14 6 30 22 30 36C30 48 18 52 0 50C-18 52-30 48-30 36C-30 22-14 6 0 6z'
const toes = [
  [-34, 2, -24, 12, 16],
  [-13, -20, -8, 12, 17],
  [13, -20, 8, 12, 17],
  [34, 2, 24, 12, 16],
]
const print = (fill) =>
  path(fill, pads) +
  toes
    .map(
      ([x, y, turn, rx, ry]) =>
        `<ellipse rx="${rx}" ry="${ry}" transform="translate(${x} ${y}) rotate(${turn})" fill="${fill}"/>`,
    )
    .join('')

/** The hot spot is the tip of the second toe: 11 2. */
export const pawCursor = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">${put(
    `<g stroke="#fff8ec" stroke-width="16" stroke-linejoin="round">${print('#fff8ec')}</g>${print(pretzel.coat)}`,
    { x: 16, y: 15.5, scale: 0.29, turn: -8 },
  )}</svg>`

/** His face on yellow; round, or square for systems that cut their own corners. */
export const icon = ({ round = true } = {}) => {
  restartIds()
  const face =
    box('#f0b95a', 0, 0, 512, 512) +
    disc('#fff', 130, 90, 300, 240, ' opacity=".14"') +
    put(
      `<path fill="${pretzel.coat}" d="M-46 60C-50 110-96 130-110 200H110C96 130 50 110 46 60z"/><path fill="${pretzel.collar}" d="M-62 112Q0 168 62 112L74 138Q0 204-74 138z"/>${headFront(pretzel, { gaze: 0 })}`,
      { x: 256, y: 236, scale: 1.75 },
    )
  const drawing = round
    ? `<clipPath id="round"><circle cx="256" cy="256" r="256"/></clipPath><g clip-path="url(#round)">${face}</g>`
    : face
  return svg(drawing, { size: [512, 512], withGrain: false })
}

/** A cover for stories without a picture, about any dog: prints on paper, in rows that are offset. */
export const pawPrints = () => {
  const [across, down] = [200, 178]
  const rows = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) =>
      put(print('#e7cfae'), {
        x: (column + (row % 2) / 2) * across,
        y: row * down,
        scale: 0.92,
        turn: (row + column) % 2 ? 16 : -14,
      }),
    ).join(''),
  )
  const paper = box('#f6e8d3', 0, 0, 1600, 1067)
  return svg(paper + rows.join(''), { size: [1600, 1067], withGrain: false })
}

/** The hero in the shape that link previews ask for, with a dog short enough to fit. */
export const shareCard = () =>
  compose({
    size: [1200, 630],
    crop: [500, 0, 1714],
    place: countryPath(),
    pose: (coat) => walk(coat, { length: 400 }),
    at: { x: 1590, y: 772, scale: 1.28 },
  })
