import { box, disc, glow } from '../props.mjs'

/** Plain coloured paper, for portraits. */
export const backdrop = ({ paper = '#2f7f86', ring = '#f0b95a' } = {}) => ({
  mood: {},
  light: ['#ffffff', 0],
  back:
    box(paper, 0, 0, 1600, 1067) + disc(ring, 900, 560, 450) + glow('#fff', 500, 200, 750, 0.43),
  front: '',
})
