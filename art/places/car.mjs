import { box, cloud, disc, gradient, lit, litSmall, path, roundTree } from '../props.mjs'

/** The side of a small car in the hills; the window sill is at y 640. */
export const car = () => ({
  mood: { glow: '#fff0c9' },
  light: ['#ffffff', 0],
  back:
    gradient('sky', [
      [0, '#58a9c9'],
      [0.7, '#cfeae6'],
    ]) +
    '<path fill="url(#sky)" d="M0 0H1600V1067H0z"/>' +
    cloud(1240, 170, 130) +
    cloud(1480, 280, 80, '#fff', 0.6) +
    path('#8fc7a0', 'M700 560Q1000 440 1240 520Q1420 470 1600 520V800H700z') +
    path('#6fae7c', 'M700 660Q1100 580 1600 640V1067H700z') +
    roundTree(1400, 650, 90, '#4f9068') +
    roundTree(1530, 670, 120, '#4f9068') +
    path(
      '#fff',
      'M1080 360h200q-100 8-200 0zM1240 430h260q-130 8-260 0zM1120 760h300q-150 10-300 0z',
      ' opacity=".55"',
    ) +
    lit(path('#e9e0cc', 'M-90 180Q60 70 300 64H700Q800 64 870 150L1060 640H-90V180z')) +
    path('#2f4a58', 'M-40 240Q60 130 300 124H660Q744 124 800 190L980 650H-40z') +
    path(
      '#6f95a3',
      'M120 130L-40 420V240Q30 160 120 130zM330 124h90L170 640H90z',
      ' opacity=".35"',
    ),
  front:
    lit(path('#d9573f', 'M-90 640H1080Q1230 640 1330 690Q1440 750 1450 900V1200H-90z')) +
    litSmall(box('#f2e9d8', -40, 628, 1060, 26, 13)) +
    path('#b8432f', 'M0 820h1300v10H0zM700 654h8v420h-8z') +
    litSmall(box('#f2e9d8', 520, 730, 120, 24, 12)) +
    litSmall(path('#d9573f', 'M1010 600q90-20 110 30v40h-110q-30-40 0-70z')) +
    litSmall(disc('#ffe9a8', 1400, 800, 34, 50)),
})
