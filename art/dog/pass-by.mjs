import { limb } from '../geometry.mjs'
import { groundShadow, leg, shape, volume } from './anatomy.mjs'

/** So long that head and tail are both out of the frame; spans -540..540. */
export const passBy = (coat) =>
  groundShadow(0, 600, 16) +
  leg(
    coat,
    [
      [-452, -120, 46],
      [-424, -88, 36],
      [-452, -56, 22],
      [-468, -38, 16],
      [-462, -13, 16],
    ],
    { far: true },
  ) +
  leg(
    coat,
    [
      [390, -120, 42],
      [426, -84, 26],
      [446, -52, 18],
      [472, -34, 17],
    ],
    { far: true, pawTurn: -16 },
  ) +
  volume(
    shape(
      coat.coat,
      limb([
        [-520, -138, 56],
        [-400, -148, 54],
        [-200, -142, 54],
        [0, -134, 55],
        [200, -134, 58],
        [335, -138, 67],
        [400, -142, 68],
      ]),
    ) +
      shape(
        coat.coat,
        limb([
          [370, -148, 62],
          [440, -200, 54],
          [520, -290, 46],
          [600, -380, 44],
        ]),
      ),
  ) +
  leg(coat, [
    [-490, -128, 58],
    [-454, -88, 43],
    [-486, -58, 24],
    [-502, -38, 17],
    [-496, -13, 17],
  ]) +
  leg(
    coat,
    [
      [374, -136, 46],
      [352, -88, 31],
      [340, -46, 20],
      [322, -16, 18],
    ],
    { pawTurn: 12 },
  )
