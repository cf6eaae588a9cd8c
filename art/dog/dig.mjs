import { limb, put } from '../geometry.mjs'
import { collar, groundShadow, headSide, leg, shape, tail, volume } from './anatomy.mjs'

/** Rear up, front paws and nose down the hole; the place covers what is below y = 0. */
export const dig = (coat) =>
  groundShadow(-120, 170) +
  leg(
    coat,
    [
      [-150, -160, 48],
      [-112, -112, 36],
      [-142, -64, 22],
      [-156, -42, 16],
      [-150, -13, 16],
    ],
    { far: true },
  ) +
  leg(
    coat,
    [
      [150, -60, 38],
      [206, -36, 24],
      [252, 0, 18],
      [262, 26, 17],
    ],
    { far: true, pawTurn: 50 },
  ) +
  tail(coat, [
    [-206, -226, 22],
    [-244, -256, 15],
    [-270, -306, 10],
    [-262, -366, 2],
  ]) +
  volume(
    shape(
      coat.coat,
      limb([
        [-186, -186, 58],
        [-96, -182, 55],
        [10, -142, 57],
        [104, -92, 64],
        [150, -66, 62],
      ]),
    ) +
      shape(
        coat.coat,
        limb([
          [130, -80, 56],
          [200, -62, 46],
          [244, -46, 42],
        ]),
      ) +
      shape(coat.tan, 'M-238-200c-8 22-2 40 8 52c10-16 8-38-8-52z'),
  ) +
  leg(coat, [
    [-178, -172, 58],
    [-146, -116, 44],
    [-180, -68, 24],
    [-196, -42, 17],
    [-190, -13, 17],
  ]) +
  leg(
    coat,
    [
      [120, -74, 46],
      [146, -22, 30],
      [188, 18, 20],
      [214, 40, 18],
    ],
    { pawTurn: 40 },
  ) +
  collar(coat, { x: 206, y: -62, width: 94, turn: 86, tag: 8 }) +
  put(headSide(coat, { earTurn: -34, look: 'open' }), { x: 262, y: -44, turn: 40 })
