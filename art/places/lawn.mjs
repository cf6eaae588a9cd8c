import { cloud, daisies, disc, glow, gradient, grass, path, roundTree } from '../props.mjs'

/** A wide lawn under a tall sky; the dog walks on y 940. */
export const lawn = () => ({
  light: ['#ffffff', 0],
  mood: {},
  back:
    gradient('sky', [
      [0, '#9fd0e6'],
      [0.65, '#fdf0d6'],
    ]) +
    '<path fill="url(#sky)" d="M0 0H1600V1067H0z"/>' +
    glow('#fff3c8', 330, 250, 300) +
    disc('#fff6d6', 330, 250, 64) +
    cloud(620, 230, 100) +
    cloud(1180, 170, 140) +
    cloud(960, 380, 70, '#fff', 0.6) +
    path('#c3ddb0', 'M0 640C400 570 900 660 1600 590V1067H0z') +
    roundTree(1010, 690, 80, '#8abf78') +
    roundTree(560, 680, 56, '#8abf78') +
    path('#9ccb86', 'M0 720C500 680 1000 750 1600 700V1067H0z') +
    path('#7db569', 'M0 890C500 860 1100 910 1600 876V1067H0z'),
  front:
    path('#639f56', 'M0 990C500 960 1000 1000 1600 970V1067H0z') +
    grass('#4f8c48', { seed: 9, y: 1006, count: 12, height: 60, spread: 24 }) +
    daisies({ seed: 3, count: 14, x: [40, 1560], y: [996, 1054] }),
})
