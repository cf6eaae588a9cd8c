import {
  balloon,
  box,
  bunting,
  disc,
  glow,
  gradient,
  lit,
  litSmall,
  path,
  shadow,
} from '../props.mjs'

const flags = ['#d63d2f', '#f6c453', '#3f8f8a', '#f4f0e2', '#e98a6b']

/** A birthday table with its edge at y 760. */
export const party = () => ({
  mood: {},
  light: ['#ffd9a0', 0.03],
  back:
    gradient('wall', [
      [0, '#f3b9a6'],
      [1, '#f9dcc4'],
    ]) +
    '<path fill="url(#wall)" d="M0 0H1600V1067H0z"/>' +
    glow('#fff', 420, 420, 450, 0.6) +
    bunting(
      [
        [-30, 60],
        [130, 124],
        [300, 166],
        [480, 184],
        [660, 176],
        [830, 140],
        [990, 80],
        [1150, 20],
      ],
      flags,
    ) +
    bunting(
      [
        [1150, 20],
        [1290, 96],
        [1440, 142],
        [1620, 150],
      ],
      flags.toReversed(),
    ) +
    balloon(180, 420, 84, '#3f8f8a') +
    balloon(300, 520, 70, '#f6c453') +
    balloon(90, 590, 66, '#d63d2f'),
  front:
    lit(box('#fffaf0', -100, 752, 1800, 440, 20)) +
    box('#f0dfc8', 0, 812, 1600, 260) +
    '<path stroke="#e2c9ab" stroke-width="14" opacity=".6" filter="url(#soft)" d="M180 830V1067M520 840V1067M900 830V1067M1330 836V1067"/>' +
    path(
      '#d63d2f',
      Array.from({ length: 11 }, (_, i) => `M${i * 150 - 10} 812l75 62l75-62z`).join(''),
      ' opacity=".85"',
    ),
})

/** A liver-sausage cake with one candle and a bone. */
export const cake = (x, y) =>
  shadow(x + 10, y + 6, 200, 22, 0.3) +
  litSmall(disc('#dfe9ea', x, y, 210, 30)) +
  lit(
    path(
      '#a8683f',
      `M${x - 150} ${y - 130}V${y - 16}Q${x} ${y + 26} ${x + 150} ${y - 16}V${y - 130}z`,
    ),
  ) +
  litSmall(
    path(
      '#fff1e0',
      `M${x - 156} ${y - 140}Q${x} ${y - 190} ${x + 156} ${y - 140}V${y - 104}q-20 40-46 6q-24 44-54 8q-26 50-56 6q-30 38-56-2q-30 36-54-8q-30 26-46-10z`,
    ),
  ) +
  litSmall(box('#3f8f8a', x - 10, y - 258, 20, 96, 8)) +
  glow('#ffd76a', x, y - 300, 120) +
  path('#ffb02e', `M${x} ${y - 320}q26 36 0 58q-26-22 0-58z`) +
  path('#fff3c4', `M${x} ${y - 296}q12 18 0 32q-12-14 0-32z`) +
  litSmall(
    path('#d63d2f', `M${x - 96} ${y - 138}a18 18 0 1 1 1 0zM${x + 80} ${y - 140}a18 18 0 1 1 1 0z`),
  )
