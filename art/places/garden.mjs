import { box, cloud, disc, dots, gradient, grass, lit, litSmall, path, scatter } from '../props.mjs'

const sunflower = (x, y) =>
  `<g id="sunflower"><g transform="translate(${x} ${y})"><path stroke="#4a8440" stroke-width="9" d="M0 80V-150"/>` +
  path('#5a9a4a', 'M0 10q-60-10-70-60q60 0 70 60q6-54 70-64q-6 60-70 64z') +
  litSmall(
    path(
      '#f5c24a',
      'M0-216l14 16 20-10 6 22 22 2-6 22 16 16-18 14 6 22-22 2-8 22-20-12-16 16-12-18-22 6-2-24-22-6 10-20-14-18 20-12-4-24 24 0 8-20 20 10z',
    ),
  ) +
  disc('#6b3f22', -2, -158, 25) +
  '</g></g>'

/** A vegetable bed in front of a fence, with a fresh hole in it. The hole is around x 1000, y 850. */
export const garden = () => ({
  mood: {},
  light: ['#ffffff', 0],
  back:
    gradient('sky', [
      [0, '#8fcbe6'],
      [0.6, '#dff2ee'],
    ]) +
    '<path fill="url(#sky)" d="M0 0H1600V1067H0z"/>' +
    cloud(320, 160, 120) +
    cloud(1200, 110, 90) +
    lit(
      disc('#8abf6e', 200, 420, 190) +
        disc('#8abf6e', 430, 460, 150) +
        disc('#8abf6e', 1440, 410, 200) +
        disc('#8abf6e', 1190, 470, 130),
    ) +
    litSmall(
      path(
        '#f2e6cf',
        Array.from({ length: 15 }, (_, i) => `M${i * 112 - 20} 690V402l38-40 38 40v288z`).join(''),
      ) +
        box('#e6d6b8', 0, 450, 1600, 30) +
        box('#e6d6b8', 0, 590, 1600, 30),
    ) +
    path('#6fae5b', 'M0 660C400 630 1000 690 1600 640V1067H0z') +
    grass('#5a9a4a', { seed: 2, y: 672, count: 10, height: 50 }) +
    sunflower(120, 640) +
    [
      [210, 20],
      [1270, 10],
      [1410, 0],
    ]
      .map(([x, y]) => `<use href="#sunflower" x="${x}" y="${y}"/>`)
      .join('') +
    path('#6b4530', 'M0 800C300 770 1100 780 1600 760V1067H0z') +
    path('#5a3826', 'M0 850C500 820 1100 850 1600 820V1067H0z'),
  front:
    disc('#2a1710', 1100, 900, 250, 42) +
    lit(
      path(
        '#7a5038',
        'M760 950Q840 880 930 914Q1060 936 1180 912Q1300 872 1400 950Q1500 1010 1700 1000V1200H-90V990Q400 1000 760 950z',
      ),
    ) +
    dots('#5a3826', { seed: 12, count: 18, x: [40, 1560], y: [990, 1050], sizes: [12, 20] }),
})

/** Earth flying out behind the digger, thrown up from (x, y). */
export const flyingEarth = (x, y) => {
  const clods = { '#6b4530': '', '#4d2f1f': '' }
  scatter({ seed: 17, count: 36, x: [0, 100], y: [0, 100] }, (far, high) => {
    clods[high > 50 ? '#6b4530' : '#4d2f1f'] +=
      `M${Math.round(x - 60 - far * 4.3)} ${Math.round(y - 30 - Math.sin(far * 0.023) * 300 * (0.45 + high / 130))}h3`
  })
  return Object.entries(clods)
    .map(
      ([colour, d], at) =>
        `<path stroke="${colour}" stroke-width="${18 + at * 8}" stroke-linecap="round" d="${d}"/>`,
    )
    .join('')
}
