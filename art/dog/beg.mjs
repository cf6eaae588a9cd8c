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

/** Sitting up on the haunches, front paws folded, asking. */
export const beg = (coat, { look, mouth, turn = -16 } = {}) =>
  groundShadow(0, 150, 16) +
  tail(coat, [
    [-86, -34, 20],
    [-132, -16, 14],
    [-182, -16, 9],
    [-222, -34, 2],
  ]) +
  leg(
    coat,
    [
      [62, -256, 30],
      [92, -218, 22],
      [124, -232, 16],
      [136, -216, 15],
    ],
    { far: true, pawTurn: 58, sock: 0.5 },
  ) +
  volume(
    shape(
      coat.coat,
      limb([
        [-30, -72, 70],
        [-34, -150, 62],
        [-12, -230, 64],
        [14, -296, 62],
      ]),
    ) +
      shape(
        coat.coat,
        limb([
          [12, -290, 58],
          [36, -356, 48],
          [62, -416, 41],
        ]),
      ) +
      shape(coat.tan, 'M66-330C82-306 80-266 62-248C50-268 50-304 66-330z') +
      shape(coat.tan, 'M24-190C34-160 40-120 36-92C26-120 18-160 24-190z'),
  ) +
  smallVolume(
    shape(
      coat.coat,
      'M-100-58C-104-112-58-142-14-132C40-120 62-78 46-40C38-16 12 0-30 0C-74 0-98-20-100-58z',
    ),
  ) +
  put(
    smallVolume(
      shape(
        coat.tan,
        'M-22-2C-26-22-8-30 14-28C50-27 74-18 72-5C71 2 65 3 56 3H-16C-20 3-22 2-22-2z',
      ) +
        '<path fill="none" stroke="#8d5a30" stroke-width="3" stroke-linecap="round" d="M48 1q-3-7 0-13M60 1q-1-6 1-11"/>',
    ),
    { x: 10, y: 0 },
  ) +
  leg(
    coat,
    [
      [14, -274, 46],
      [44, -222, 29],
      [88, -216, 18],
      [104, -198, 16],
    ],
    { pawTurn: 62, sock: 0.5 },
  ) +
  collar(coat, { x: 40, y: -364, width: 96, turn: 26, tag: 18 }) +
  put(headSide(coat, { look, mouth }), { x: 74, y: -436, turn })
