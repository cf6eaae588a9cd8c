import { disc, dots, gradient, path } from '../props.mjs'

const fir = (x, y, size, fill) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">` +
  path(fill, 'M0-100l20 34h-8l20 30h-10l20 36h-84l20-36h-10l20-30h-8z') +
  path(
    '#eef5fa',
    'M0-100l10 17q-10 8-20 0zM-12-66l12 12 14-12-14-8zM-22-36l14 12 14-10 14 10 2-12z',
  ) +
  '</g>'

/** A white valley; a dog this low leaves a furrow. */
export const snow = () => ({
  mood: { glow: '#ffffff', glowPower: 0.5, shade: '#14203f' },
  light: ['#6f8fc0', 0.06],
  back:
    gradient('sky', [
      [0, '#8fb4d9'],
      [0.55, '#f3d9d6'],
      [0.7, '#fbeee6'],
    ]) +
    '<path fill="url(#sky)" d="M0 0H1600V1067H0z"/>' +
    disc('#fff7ea', 330, 330, 120, 120, ' opacity=".9" filter="url(#blur)"') +
    path('#b9cbe3', 'M0 520L240 330L420 470L660 290L900 480L1120 360L1330 500L1600 380V800H0z') +
    path(
      '#dfe8f4',
      'M240 330l60 46-50 24-54-10zM660 290l76 60-60 30-76-16zM1120 360l60 40-50 22-56-12z',
    ) +
    path('#d3e0ef', 'M0 600C300 520 620 620 900 570C1200 520 1400 590 1600 550V1067H0z') +
    [
      [1180, 690, 250],
      [1310, 720, 330],
      [1440, 700, 240],
      [1540, 730, 300],
      [80, 680, 190],
      [180, 700, 250],
    ]
      .map(([x, y, size]) => fir(x, y, size, '#4f7378'))
      .join('') +
    path('#e6eef7', 'M0 690C400 620 800 720 1600 660V1067H0z') +
    path('#f4f8fc', 'M0 770C400 720 1000 810 1600 750V1067H0z') +
    path(
      '#c3d3e8',
      'M-20 940C160 900 300 850 470 846L620 848Q640 858 610 866L480 870C320 876 180 930-20 990z',
    ) +
    path(
      '#a9bedb',
      'M-20 950C160 912 300 862 470 856L600 856Q500 862 470 866C320 872 170 920-20 970z',
    ),
  front:
    path('#ffffff', 'M0 960C300 920 700 990 1100 940C1300 920 1500 950 1600 930V1067H0z') +
    dots(
      '#fff',
      { seed: 6, count: 60, x: [0, 1600], y: [0, 1040], sizes: [8, 13, 19] },
      ' opacity=".85"',
    ),
})
