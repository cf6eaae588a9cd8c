import { limb, put } from '../geometry.mjs'
import { collar, groundShadow, headSide, leg, shape, tail, volume } from './anatomy.mjs'

/** Standing with the head lowered, looking down into something. */
export const sniff = (coat) =>
  groundShadow(-30, 270) +
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
    [-226, -156, 24],
    [-270, -140, 15],
    [-300, -104, 10],
    [-310, -62, 2],
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
          [130, -150, 62],
          [200, -188, 50],
          [252, -206, 43],
        ]),
      ) +
      shape(coat.tan, 'M222-140C230-120 216-86 188-78C190-104 202-126 222-140z') +
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
  collar(coat, { x: 212, y: -190, width: 92, turn: 68, tag: 26 }) +
  put(headSide(coat, { mouth: 'sad', earTurn: -26 }), { x: 266, y: -212, turn: 34 })
