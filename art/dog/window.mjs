import { limb, put } from '../geometry.mjs'
import { collar, headSide, leg, shape, volume } from './anatomy.mjs'

/** Head and one paw out of a window into the wind; the place draws the sill at y = 0. */
export const headOut = (coat, { look = 'happy', mouth = 'open' } = {}) =>
  volume(
    shape(
      coat.coat,
      limb([
        [-150, 60, 120],
        [-90, -20, 96],
        [-30, -96, 66],
        [16, -176, 46],
      ]),
    ) + shape(coat.tan, 'M14-84C22-54 10-16-16 0C-18-32-8-62 14-84z'),
  ) +
  collar(coat, { x: -14, y: -118, width: 122, turn: 34, tag: 18 }) +
  put(headSide(coat, { look, mouth, earFlying: true, earTurn: 4 }), { x: 30, y: -196, turn: -6 })

export const headOutPaw = (coat) =>
  leg(
    coat,
    [
      [-100, -62, 42],
      [-54, -34, 31],
      [-2, -6, 23],
      [26, 24, 20],
    ],
    { sock: 0.45, pawTurn: 64 },
  )
