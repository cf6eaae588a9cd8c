import { limb, put } from '../geometry.mjs'
import { headTop, leg, shape, smallVolume, tail, volume } from './anatomy.mjs'

const sole =
  '<g fill="#6b3f2a"><ellipse cy="6" rx="11" ry="9"/><circle cx="-12" cy="-8" r="5"/><circle cy="-13" r="5"/><circle cx="12" cy="-8" r="5"/></g>'

/** A sausage from above: flat on the belly, hind legs stretched out behind. Nose up, about 420 wide and 840 high. */
export const sploot = (coat) => {
  const both = (draw) => draw(-1) + draw(1)
  return (
    `<ellipse cx="16" cy="40" rx="96" ry="330" fill="#1d0d1c" opacity=".3" filter="url(#blur)"/>` +
    both(
      (side) =>
        leg(
          coat,
          [
            [side * 44, 190, 44],
            [side * 66, 256, 30],
            [side * 62, 310, 20],
          ],
          { noPaw: true, sock: 0.3, melt: false },
        ) +
        put(smallVolume(`<ellipse rx="25" ry="30" fill="${coat.tan}"/>`) + sole, {
          x: side * 62,
          y: 326,
          turn: 180,
        }),
    ) +
    both(
      (side) =>
        leg(
          coat,
          [
            [side * 46, -130, 36],
            [side * 92, -160, 24],
            [side * 112, -206, 19],
          ],
          { noPaw: true, sock: 0.3, melt: false },
        ) +
        put(
          smallVolume(
            `<ellipse rx="24" ry="28" fill="${coat.tan}"/><path fill="none" stroke="#8d5a30" stroke-width="3" stroke-linecap="round" d="M-8-24v12M8-24v12"/>`,
          ),
          { x: side * 114, y: -222, turn: side * 8 },
        ),
    ) +
    tail(coat, [
      [0, 226, 20],
      [6, 280, 14],
      [-4, 340, 10],
      [-34, 396, 2],
    ]) +
    volume(
      shape(
        coat.coat,
        limb([
          [0, 186, 62],
          [4, 90, 62],
          [0, -30, 64],
          [-2, -128, 70],
          [0, -206, 48],
          [0, -240, 42],
        ]),
      ),
    ) +
    shape(
      coat.sheen,
      limb([
        [-24, 170, 9],
        [-22, 60, 13],
        [-26, -60, 13],
        [-22, -150, 8],
      ]),
      ' opacity=".5" filter="url(#soft)"',
    ) +
    smallVolume(shape(coat.collar, 'M-52-196Q0-216 52-196L51-218Q0-238-51-218z')) +
    put(headTop(coat), { y: -276, turn: 8 })
  )
}
