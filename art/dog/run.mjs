import { limb, put } from '../geometry.mjs'
import { collar, groundShadow, headSide, leg, shape, tail, volume } from './anatomy.mjs'

/** Full stretch, all paws off the ground, ears flying. */
export const run = (coat, { mouth = 'open', look } = {}) =>
  groundShadow(-20, 270, 14) +
  leg(
    coat,
    [
      [-190, -170, 44],
      [-232, -140, 30],
      [-286, -124, 18],
      [-330, -100, 14],
    ],
    { far: true, pawTurn: 78, sock: 0.5 },
  ) +
  leg(
    coat,
    [
      [160, -150, 42],
      [214, -132, 26],
      [262, -116, 18],
      [300, -112, 16],
    ],
    { far: true, pawTurn: -14, sock: 0.5 },
  ) +
  tail(coat, [
    [-236, -206, 22],
    [-290, -230, 14],
    [-350, -238, 9],
    [-400, -262, 2],
  ]) +
  volume(
    shape(
      coat.coat,
      limb([
        [-204, -186, 54],
        [-110, -202, 52],
        [0, -196, 55],
        [95, -180, 66],
        [160, -176, 68],
      ]),
    ) +
      shape(
        coat.coat,
        limb([
          [130, -186, 60],
          [196, -240, 50],
          [250, -300, 41],
        ]),
      ) +
      shape(coat.tan, 'M226-184C236-160 218-122 188-114C192-140 204-166 226-184z') +
      shape(coat.tan, 'M-256-192c-6 20 0 36 12 48c8-16 4-34-12-48z'),
  ) +
  leg(
    coat,
    [
      [-196, -182, 50],
      [-216, -138, 36],
      [-258, -106, 21],
      [-292, -78, 15],
      [-318, -58, 14],
    ],
    { pawTurn: 66, sock: 0.58 },
  ) +
  leg(
    coat,
    [
      [140, -170, 46],
      [184, -124, 30],
      [232, -92, 20],
      [274, -78, 17],
    ],
    { pawTurn: -6, sock: 0.5 },
  ) +
  collar(coat, { x: 212, y: -250, width: 96, turn: 40, tag: 16 }) +
  put(headSide(coat, { look, mouth, earFlying: true, earTurn: 6 }), { x: 264, y: -316, turn: 0 })
