import { put } from '../geometry.mjs'
import { groundShadow, headSide, leg, shape, smallVolume, tail, volume } from './anatomy.mjs'

/** Curled up asleep, nose to tail. */
export const sleep = (coat) =>
  groundShadow(0, 270, 24, -6) +
  volume(
    shape(
      coat.coat,
      'M-228-92C-226-178-130-232-10-232C124-232 236-174 240-92C242-30 180 0 90 0H-110C-190 0-230-34-228-92z',
    ),
  ) +
  volume(
    shape(
      coat.coat,
      'M52-66C46-138 100-186 158-176C218-166 246-112 236-64C228-24 186-2 132-2C86-2 56-24 52-66z',
    ),
  ) +
  tail(coat, [
    [226, -44, 22],
    [190, -14, 16],
    [120, -2, 12],
    [50, 2, 9],
    [-14, 2, 2],
  ]) +
  leg(
    coat,
    [
      [150, -46, 30],
      [100, -26, 20],
      [62, -20, 17],
    ],
    { sock: 0.1, noPaw: true },
  ) +
  smallVolume(shape(coat.tan, 'M84-38C60-48 26-42 22-22C20-6 44-2 70-4C88-6 96-28 84-38z')) +
  leg(
    coat,
    [
      [-150, -40, 32],
      [-96, -18, 20],
      [-40, -13, 17],
    ],
    { sock: 0.35 },
  ) +
  smallVolume(
    shape(coat.collar, 'M-150-142C-176-118-186-76-176-34L-156-30C-166-70-158-108-134-134z'),
  ) +
  put(headSide(coat, { look: 'closed', earTurn: -10 }), { x: -112, y: -78, turn: 10 })
