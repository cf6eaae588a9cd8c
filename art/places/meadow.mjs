import { cloud, daisies, disc, glow, gradient, grass, path, roundTree } from '../props.mjs'

const hours = {
  morning: {
    sky: ['#a9d8ec', '#fdf3dc'],
    sun: '#fff3c8',
    hills: ['#c3ddb0', '#9ccb86', '#7db569', '#639f56'],
    blades: ['#4f8c48', '#86bd6c'],
    flower: '#fff',
  },
  golden: {
    sky: ['#f7b267', '#ffe9bd'],
    sun: '#fff6d8',
    hills: ['#e3c27b', '#cdb062', '#a99f4f', '#86883f'],
    blades: ['#6b7132', '#c2a94c'],
    flower: '#fbe3d0',
  },
}

/** A park meadow in the morning, or in the golden hour. */
export const meadow = ({ hour = 'morning', trees = true, sunAt = [300, 250] } = {}) => {
  const { sky, sun, hills, blades, flower } = hours[hour]
  const gold = hour === 'golden'
  const [sunX, sunY] = sunAt
  return {
    mood: gold ? { glow: '#ffcf7a', glowPower: 0.6, shade: '#3a1430' } : {},
    light: gold ? ['#ff9a3c', 0.1] : ['#ffffff', 0],
    back:
      gradient('sky', [
        [0, sky[0]],
        [0.62, sky[1]],
      ]) +
      '<path fill="url(#sky)" d="M0 0H1600V1067H0z"/>' +
      glow(sun, sunX, sunY, 285, 0.65) +
      disc(sun, sunX, sunY, gold ? 84 : 66) +
      (gold
        ? ''
        : cloud(760, 220, 110) + cloud(1290, 150, 150) + cloud(1080, 330, 70, '#fff', 0.6)) +
      path(hills[0], 'M0 590C240 500 420 560 700 530C1000 490 1240 470 1600 540V1067H0z') +
      (trees
        ? roundTree(1500, 650, 170, hills[2]) +
          roundTree(1350, 640, 80, hills[3]) +
          roundTree(90, 640, 90, hills[2])
        : '') +
      path(hills[1], 'M0 650C320 580 640 660 940 620C1220 590 1420 640 1600 610V1067H0z') +
      path(hills[2], 'M0 760C360 690 900 790 1600 710V1067H0z') +
      grass(blades[1], { seed: 5, y: 772, count: 7, height: 40 }),
    front:
      path(hills[3], 'M0 930C420 880 960 960 1600 900V1067H0z') +
      grass(blades[0], { seed: 9, y: 946, count: 9, height: 84, spread: 40 }) +
      daisies({ seed: 4, count: 15, x: [40, 1560], y: [935, 1050] }, flower),
  }
}
