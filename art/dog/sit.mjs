import { limb, put } from '../geometry.mjs'
import {
  brassTag,
  chestPatches,
  frontPaw,
  groundShadow,
  headFront,
  leg,
  shape,
  smallVolume,
  tail,
  volume,
} from './anatomy.mjs'

/** Sitting, seen from the front and a little from the side; the long back goes off to the right. */
export const sit = (coat, { look, gaze = -0.5, tilt = 0, tongue, hat } = {}) =>
  groundShadow(50, 200, 20) +
  tail(coat, [
    [180, -34, 20],
    [226, -18, 14],
    [268, -26, 9],
    [296, -52, 2],
  ]) +
  volume(
    shape(
      coat.coat,
      limb([
        [4, -210, 62],
        [60, -160, 76],
        [112, -92, 86],
      ]),
    ),
  ) +
  smallVolume(
    shape(coat.coat, 'M84-118C132-136 190-104 196-54C200-18 176-2 140 0H92C66-22 60-100 84-118z'),
  ) +
  put(frontPaw(coat), { x: 122, y: -2 }) +
  smallVolume(shape(coat.coat, 'M-58-90C-92-84-102-44-92-16C-88-4-70 0-50 0L-30-60z')) +
  put(frontPaw(coat), { x: -76, y: -2 }) +
  volume(
    shape(
      coat.coat,
      limb([
        [0, -268, 50],
        [0, -210, 72],
        [2, -140, 70],
        [4, -96, 52],
      ]),
    ),
  ) +
  put(chestPatches(coat), { x: 2, y: -166 }) +
  leg(
    coat,
    [
      [-34, -130, 30],
      [-34, -80, 25],
      [-32, -40, 21],
      [-32, -16, 21],
    ],
    { noPaw: true, sock: 0.4 },
  ) +
  leg(
    coat,
    [
      [40, -130, 30],
      [42, -80, 25],
      [40, -40, 21],
      [40, -16, 21],
    ],
    { noPaw: true, sock: 0.4 },
  ) +
  put(frontPaw(coat), { x: -34, y: 2 }) +
  put(frontPaw(coat), { x: 40, y: 2 }) +
  smallVolume(shape(coat.collar, 'M-56-262Q0-218 56-262L60-240Q0-194-60-240z')) +
  put(brassTag(coat), { x: -6, y: -220 }) +
  put(headFront(coat, { look, gaze, tongue, hat }), { x: 0, y: -348, turn: tilt })
