import { limb } from '../geometry.mjs'
import { box, lit, litSmall, path, shadow } from '../props.mjs'

/** The dachshund on the wall chart, as a silhouette. */
const chartDog = () =>
  path(
    '#57301f',
    [
      limb([
        [1106, 292, 24],
        [1180, 288, 22],
        [1262, 290, 27],
        [1292, 286, 28],
      ]),
      limb([
        [1286, 280, 24],
        [1312, 240, 20],
        [1326, 212, 18],
      ]),
      limb([
        [1322, 206, 22],
        [1350, 214, 14],
        [1382, 222, 8],
      ]),
      limb([
        [1314, 204, 10],
        [1306, 236, 14],
        [1310, 252, 9],
      ]),
      limb([
        [1100, 282, 10],
        [1072, 270, 6],
        [1052, 238, 2],
      ]),
      ...[1102, 1132, 1268, 1296].map((x) =>
        limb([
          [x, 302, 15],
          [x, 334, 9],
          [x + 8, 342, 9],
        ]),
      ),
    ].join(''),
  )

/** The vet's room; the table top is at y 760. */
export const surgery = () => ({
  mood: { glow: '#ffffff', shade: '#0f2a3a' },
  light: ['#bfe0dc', 0.03],
  back:
    box('#cfe6dc', 0, 0, 1600, 1067) +
    box('#b5d6cb', 0, 560, 1600, 507) +
    box('#9cc4b8', 0, 552, 1600, 14) +
    litSmall(box('#fffaf0', 1010, 90, 400, 330, 10)) +
    chartDog() +
    '<path stroke="#d63d2f" stroke-width="5" d="M1066 384h324M1066 370v28M1390 370v28"/>' +
    litSmall(box('#fffaf0', 90, 120, 250, 240, 12)) +
    path('#d63d2f', 'M190 180h50v40h40v50h-40v40h-50v-40h-40v-50h40z') +
    shadow(800, 1040, 700, 26, 0.2) +
    litSmall(box('#8fa9b0', 300, 780, 60, 300) + box('#8fa9b0', 1240, 780, 60, 300)) +
    lit(box('#dbe6e8', 130, 748, 1340, 66, 26)) +
    shadow(630, 756, 300, 16, 0.25) +
    litSmall(
      path('#4f8fb0', 'M1120 748v-96q44-14 88 0v96z') + box('#fff', 1112, 630, 104, 30, 10),
    ) +
    litSmall(path('#f0b95a', 'M1270 748v-60h120v60z')) +
    path('#d63d2f', 'M1322 698h16v14h14v16h-14v14h-16v-14h-14v-16h14z'),
  front: '',
})

/** White bandage round a front paw standing at (x, y). */
export const bandage = (x, y) =>
  litSmall(path('#fff', `M${x - 32} ${y - 46}q32 14 66-2l4 38q-36 18-74 2z`)) +
  `<path fill="none" stroke="#c9d6dc" stroke-width="4" d="M${x - 33} ${y - 30}q34 14 68-2M${x - 35} ${y - 14}q36 14 72-2"/>`
