// Pretzel's colours, and how a time of day tints them.

export const pretzel = {
  coat: '#57301f',
  far: '#3d2016',
  ear: '#472517',
  sheen: '#8a5740',
  tan: '#d2935a',
  farTan: '#a56d3f',
  nose: '#2a1510',
  eye: '#1c0e0a',
  iris: '#7a4522',
  tongue: '#e5848a',
  collar: '#d63d2f',
  farCollar: '#a82b22',
  tag: '#e9b64a',
  tagEdge: '#b9832a',
}

const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** Blends colour `a` towards colour `b`; amount 0 keeps a, 1 gives b. */
export const mix = (a, b, amount) => {
  const to = channels(b)
  return (
    '#' +
    channels(a)
      .map((value, at) =>
        Math.round(value + (to[at] - value) * amount)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  )
}

/** The same dog under coloured light. */
export const tint = (coat, light, amount) =>
  Object.fromEntries(
    Object.entries(coat).map(([part, colour]) => [part, mix(colour, light, amount)]),
  )
