import { limb, put } from '../geometry.mjs'
import { collar, groundShadow, headSide, leg, shape, tail, volume } from './anatomy.mjs'

/** Standing still, side view, head high. About 660 wide and 390 high. */
export const stand = (coat, { look, mouth, turn = -4 } = {}) =>
  groundShadow(-10, 290) +
  leg(
    coat,
    [
      [-150, -120, 46],
      [-122, -88, 36],
      [-150, -56, 22],
      [-166, -38, 16],
      [-160, -13, 16],
    ],
    { far: true },
  ) +
  leg(
    coat,
    [
      [150, -120, 42],
      [172, -78, 26],
      [178, -40, 18],
      [180, -13, 18],
    ],
    { far: true },
  ) +
  tail(coat, [
    [-226, -158, 24],
    [-275, -160, 15],
    [-325, -186, 10],
    [-360, -236, 2],
  ]) +
  volume(
    shape(
      coat.coat,
      limb([
        [-200, -138, 56],
        [-110, -146, 54],
        [0, -142, 58],
        [95, -138, 68],
        [158, -142, 70],
      ]),
    ) +
      shape(
        coat.coat,
        limb([
          [130, -148, 62],
          [182, -218, 52],
          [222, -296, 42],
        ]),
      ) +
      shape(coat.tan, 'M222-156C232-132 218-92 188-80C190-108 200-136 222-156z') +
      shape(coat.tan, 'M-252-150C-258-128-252-112-240-100C-232-116-236-136-252-150z'),
  ) +
  leg(coat, [
    [-188, -128, 58],
    [-152, -88, 43],
    [-184, -58, 24],
    [-200, -38, 17],
    [-194, -13, 17],
  ]) +
  leg(coat, [
    [132, -132, 46],
    [120, -82, 31],
    [128, -42, 20],
    [128, -13, 20],
  ]) +
  collar(coat, { x: 196, y: -234, width: 98, turn: 32, tag: 18 }) +
  put(headSide(coat, { look, mouth }), { x: 232, y: -312, turn })
