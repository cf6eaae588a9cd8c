import { ball, bone, box, disc, lit, path } from '../props.mjs'

/** Floorboards and a round rug from above. */
export const rug = () => ({
  mood: {},
  light: ['#ffffff', 0],
  back:
    box('#d9a873', 0, 0, 1600, 1067) +
    `<path fill="#cd9a63" d="M0 0h1600v106H0zM0 214h1600v106H0zM0 428h1600v106H0zM0 642h1600v106H0zM0 856h1600v106H0z"/><path stroke="#b5824f" stroke-width="4" d="M300 0v106M1100 106v108M520 214v106M1420 320v108M180 428v106M1240 534v108M420 748v108M1340 856v106M700 962v105M900 0v106"/>` +
    disc('#1d0d1c', 824, 560, 620, 500, ' opacity=".25" filter="url(#blur)"') +
    lit(disc('#f3e6cf', 800, 534, 610, 490)) +
    disc('#3f7f86', 800, 534, 560, 446) +
    disc('#f3e6cf', 800, 534, 500, 396) +
    disc('#e07a55', 800, 534, 474, 374) +
    disc('#f0c27a', 800, 534, 300, 236) +
    `<ellipse cx="800" cy="534" rx="387" ry="305" fill="none" stroke="#f3e6cf" stroke-width="26" stroke-dasharray="26 34"/>` +
    path('#fff6d6', 'M0 0H420L1100 1067H560z', ' opacity=".22" filter="url(#blur)"'),
  front: ball(330, 250, 60, '#3f9a8a') + bone(1330, 860, 110, -24),
})
