// One light for all drawings: from the upper left, soft, with a shaded lower right edge and film grain.

/** Filters that give a flat shape volume. Sizes: vol for a body, vol-s for a paw. */
const volumeFilter = (id, size, side, mood) => {
  const { glow, shade, glowPower, shadePower } = mood
  return `<filter id="${id}" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${size}" result="b"/><feOffset dx="${(-0.8 * size * side).toFixed(1)}" dy="${(-1.5 * size).toFixed(1)}" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="s"/><feFlood flood-color="${shade}" flood-opacity="${shadePower}"/><feComposite in2="s" operator="in" result="dark"/><feOffset in="b" dx="${(0.7 * size * side).toFixed(1)}" dy="${(1.1 * size).toFixed(1)}" result="p"/><feComposite in="SourceAlpha" in2="p" operator="out" result="g"/><feFlood flood-color="${glow}" flood-opacity="${glowPower}"/><feComposite in2="g" operator="in" result="lit"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="dark"/><feMergeNode in="lit"/></feMerge></filter>`
}

export const day = { glow: '#ffe9c4', shade: '#1d0d1c', glowPower: 0.42, shadePower: 0.5 }

/** The filters that a drawing uses; grainScale is output pixels per unit, 0 for no grain. */
export const lightDefs = (mood, used, grainScale) => {
  const wanted = [
    ['vol', 13, 1],
    ['vol-s', 5, 1],
    ['flip-vol', 13, -1],
    ['flip-vol-s', 5, -1],
  ].filter(([id]) => used.includes(`url(#${id})`))
  const blurs = [
    ['soft', 6],
    ['blur', 18],
  ].filter(([id]) => used.includes(`url(#${id})`))
  return (
    wanted.map(([id, size, side]) => volumeFilter(id, size, side, { ...day, ...mood })).join('') +
    blurs
      .map(
        ([id, size]) =>
          `<filter id="${id}" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="${size}"/></filter>`,
      )
      .join('') +
    (!grainScale
      ? ''
      : `<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${(0.85 * grainScale).toFixed(2)}" numOctaves="2" seed="7"/><feColorMatrix values="1.6 1.6 0 0 -1.1 1.6 1.6 0 0 -1.1 1.6 1.6 0 0 -1.1 0 0 0 0 .05"/></filter>`)
  )
}

export const grain = (x, y, width, height) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" filter="url(#grain)"/>`

/** Mirrors the light inside a drawing that will be flipped, so that it still comes from the upper left. */
export const mirrorLight = (drawing) => drawing.replaceAll('url(#vol', 'url(#flip-vol')
