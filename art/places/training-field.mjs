import { box, cloud, cone, disc, gradient, grass, lit, litSmall, path } from '../props.mjs'

/** A dog-school field: mown stripes, a tunnel, a jump. */
export const trainingField = () => ({
  mood: {},
  light: ['#ffffff', 0],
  back:
    gradient('sky', [
      [0, '#6fb7dc'],
      [0.5, '#d6eef2'],
    ]) +
    '<path fill="url(#sky)" d="M0 0H1600V1067H0z"/>' +
    cloud(260, 200, 130) +
    cloud(1380, 160, 110) +
    cloud(900, 120, 80, '#fff', 0.6) +
    path(
      '#7aae8a',
      'M0 440Q120 380 240 430Q360 350 520 420Q660 370 800 430Q960 360 1120 420Q1260 360 1400 430Q1500 390 1600 430V560H0z',
    ) +
    '<path stroke="#f6efe0" stroke-width="10" d="M0 470H1600M0 510H1600"/>' +
    path(
      '#f6efe0',
      Array.from({ length: 9 }, (_, i) => `M${i * 200 + 20} 440h16v110h-16z`).join(''),
    ) +
    box('#8cc56a', 0, 530, 1600, 540) +
    path(
      '#7db85c',
      'M100 530h150L60 1067h-330zM400 530h150L480 1067H180zM700 530h160l60 537H640zM1010 530h150l280 537h-320zM1310 530h150l500 537h-310z',
    ) +
    '<g transform="translate(-560 0)">' +
    lit(path('#3f7fb0', 'M1080 700q0-130 130-130h200q140 0 140 130v20h-470z')) +
    disc('#1f3f5f', 1172, 648, 88, 74) +
    `<path fill="none" stroke="#f6c453" stroke-width="14" d="M1300 572q60 40 50 146M1400 570q60 40 50 148"/></g>` +
    litSmall(box('#fff', 100, 490, 18, 230, 6) + box('#fff', 370, 490, 18, 230, 6)) +
    litSmall(box('#d63d2f', 110, 610, 268, 18, 8)) +
    box('#fff', 170, 610, 50, 18) +
    box('#fff', 280, 610, 50, 18) +
    cone(1330, 620, 70) +
    cone(1500, 640, 84),
  front:
    cone(330, 1000, 210) +
    cone(620, 900, 140) +
    grass('#5f9a48', { seed: 8, y: 1067, count: 8, height: 80, spread: 20 }),
})
