import { limb, put } from '../geometry.mjs'
import { collar, groundShadow, headSide, leg, shape, tail, volume } from './anatomy.mjs'

/** Trotting with the tail up. `length` stretches the back: 0 is Pretzel, 300 is Pretzel as he feels. */
export const walk = (coat, { length = 0, look, mouth = 'open' } = {}) => {
  const back = -length
  return (
    groundShadow(-10 + back / 2, 290 + length / 2) +
    leg(
      coat,
      [
        [back - 160, -120, 48],
        [back - 170, -84, 34],
        [back - 218, -56, 20],
        [back - 246, -40, 15],
        [back - 264, -20, 14],
      ],
      { far: true, pawTurn: 28 },
    ) +
    leg(
      coat,
      [
        [150, -120, 42],
        [186, -84, 26],
        [206, -52, 18],
        [232, -34, 17],
      ],
      { far: true, pawTurn: -16 },
    ) +
    tail(coat, [
      [back - 222, -166, 24],
      [back - 262, -190, 16],
      [back - 290, -240, 11],
      [back - 288, -300, 8],
      [back - 268, -340, 2],
    ]) +
    volume(
      shape(
        coat.coat,
        limb([
          [back - 198, -144, 56],
          [back - 110, -152, 54],
          ...(length
            ? [
                [back * 0.72, -146, 54],
                [back * 0.34, -136, 56],
              ]
            : [[0, -146, 58]]),
          [95, -144, 67],
          [158, -146, 69],
        ]),
      ) +
        shape(
          coat.coat,
          limb([
            [130, -152, 62],
            [184, -222, 52],
            [224, -300, 42],
          ]),
        ) +
        shape(coat.tan, 'M222-160C232-136 218-96 188-84C190-112 200-140 222-160z') +
        shape(coat.tan, `M${back - 250}-156c-6 22 0 38 12 50c8-16 4-36-12-50z`),
    ) +
    leg(coat, [
      [back - 186, -132, 58],
      [back - 142, -94, 42],
      [back - 154, -58, 23],
      [back - 158, -38, 17],
      [back - 142, -13, 17],
    ]) +
    leg(
      coat,
      [
        [134, -136, 46],
        [112, -88, 31],
        [100, -46, 20],
        [82, -16, 18],
      ],
      { pawTurn: 12 },
    ) +
    collar(coat, { x: 196, y: -238, width: 98, turn: 32, tag: 18 }) +
    put(headSide(coat, { look, mouth, earTurn: 10 }), { x: 236, y: -320, turn: -8 })
  )
}
