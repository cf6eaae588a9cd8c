import { path as area, cloud, daisies, disc, glow, gradient, grass, roundTree } from '../props.mjs'

/** The hero's wide country path, 2400 x 900; the dog walks on y 760. */
export const path = () => ({
  mood: { glow: '#ffe2a8', glowPower: 0.5 },
  light: ['#ffb04a', 0.03],
  back:
    gradient('sky', [
      [0, '#9fd0e6'],
      [0.65, '#fdeccb'],
    ]) +
    '<path fill="url(#sky)" d="M0 0H2400V900H0z"/>' +
    glow('#fff3c8', 420, 190, 360, 0.75) +
    disc('#fff6d6', 420, 190, 70) +
    cloud(980, 170, 130) +
    cloud(1560, 110, 170) +
    cloud(2180, 200, 110) +
    area(
      '#bcd8c0',
      'M0 480Q300 350 620 440Q900 340 1240 430Q1600 330 1900 420Q2200 350 2400 420V900H0z',
    ) +
    area('#a9cf94', 'M0 540C400 450 800 560 1200 510C1600 460 2000 540 2400 490V900H0z') +
    roundTree(160, 590, 130, '#6fa864') +
    roundTree(2290, 590, 150, '#6fa864') +
    roundTree(1180, 540, 60, '#8abf78') +
    area('#8fc07a', 'M0 610C500 550 1000 650 1500 590C1900 550 2200 600 2400 580V900H0z') +
    grass('#6fa85c', { seed: 3, to: 2400, y: 690, count: 6, height: 52, spread: 30 }) +
    area('#7db36a', 'M0 690C600 650 1400 710 2400 660V900H0z') +
    area('#efd7ab', 'M0 722C600 690 1500 730 2400 700V842C1700 822 700 846 0 826z') +
    area('#e0c08e', 'M0 800C700 824 1700 800 2400 820V842C1700 822 700 846 0 826z'),
  front:
    area('#639f56', 'M0 836C500 812 1500 850 2400 826V900H0z') +
    grass('#4f8c48', { seed: 14, to: 2400, y: 866, count: 9, height: 66, spread: 36 }) +
    daisies({ seed: 4, count: 16, x: [40, 2360], y: [846, 890] }),
})
