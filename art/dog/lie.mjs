import { limb, put } from '../geometry.mjs'
import {
  collar,
  groundShadow,
  headSide,
  leg,
  shape,
  smallVolume,
  tail,
  volume,
} from './anatomy.mjs'

/** Lying on the belly like a sphinx, head up or resting on the paws. */
export const lie = (coat, { look, mouth, resting = false } = {}) =>
  groundShadow(0, 320, 20) +
  leg(
    coat,
    [
      [150, -60, 36],
      [196, -26, 24],
      [250, -15, 17],
      [resting ? 344 : 282, -13, 16],
    ],
    { far: true, sock: 0.4 },
  ) +
  tail(coat, [
    [-226, -62, 24],
    [-280, -34, 15],
    [-330, -16, 10],
    [-384, -14, 2],
  ]) +
  volume(
    shape(
      coat.coat,
      limb([
        [-190, -76, 66],
        [-110, -82, 62],
        [0, -76, 62],
        [95, -82, 70],
        [150, -90, 68],
      ]),
    ) +
      (resting
        ? shape(
            coat.coat,
            limb([
              [140, -92, 60],
              [200, -90, 50],
              [238, -86, 44],
            ]),
          )
        : shape(
            coat.coat,
            limb([
              [130, -96, 62],
              [182, -166, 52],
              [216, -240, 42],
            ]),
          ) + shape(coat.tan, 'M216-104C226-80 212-44 184-34C186-60 194-86 216-104z')),
  ) +
  smallVolume(
    shape(
      coat.coat,
      'M-256-60C-256-112-216-136-170-130C-122-122-104-78-120-42C-130-20-156-6-190-4C-232-4-256-24-256-60z',
    ),
  ) +
  leg(
    coat,
    [
      [-150, -34, 26],
      [-112, -18, 17],
      [-92, -13, 16],
    ],
    { sock: 0.1 },
  ) +
  leg(
    coat,
    resting
      ? [
          [118, -76, 44],
          [162, -38, 29],
          [232, -20, 20],
          [306, -13, 18],
        ]
      : [
          [120, -78, 46],
          [130, -34, 31],
          [190, -19, 19],
          [232, -13, 17],
        ],
    { sock: 0.45 },
  ) +
  (resting
    ? collar(coat, { x: 196, y: -90, width: 94, turn: 84, tag: 20 }) +
      put(headSide(coat, { look, mouth, earTurn: -14 }), { x: 252, y: -86, turn: 9 })
    : collar(coat, { x: 190, y: -180, width: 98, turn: 32, tag: 18 }) +
      put(headSide(coat, { look, mouth }), { x: 226, y: -258, turn: -4 }))
