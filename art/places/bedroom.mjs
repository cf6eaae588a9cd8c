import { box, cushion, gradient, lit, path } from '../props.mjs'

/** An unmade bed in the early light. */
export const bedroom = () => ({
  mood: { glow: '#ffe3b8', glowPower: 0.5 },
  light: ['#ffd0a0', 0.04],
  back:
    gradient('wall', [
      [0, '#c9b6d6'],
      [1, '#f3cfc0'],
    ]) +
    '<path fill="url(#wall)" d="M0 0H1600V1067H0z"/>' +
    path(
      '#fff0cc',
      'M120 40h150v230H120zM290 40h150v230H290zM120 290h150v140H120zM290 290h150v140H290z',
      ' opacity=".6" transform="skewX(-12)"',
    ) +
    lit(box('#a8704e', 520, 250, 1240, 360, 40)) +
    box('#966142', 580, 310, 1080, 300, 24) +
    cushion(860, 500, 210, '#fffaf2', -4) +
    cushion(1310, 500, 220, '#f3e0d6', 5) +
    lit(path('#fdf3ea', 'M-90 650Q400 580 900 590T1700 600V1200H-90z')) +
    '<path fill="none" stroke="#cbb4c0" stroke-width="22" opacity=".5" filter="url(#soft)" d="M40 760Q260 700 480 740M1180 700Q1380 660 1560 720M900 1010Q1180 960 1500 1020M80 980Q240 940 400 990"/>',
  front: '',
})
