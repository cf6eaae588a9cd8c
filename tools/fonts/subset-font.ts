import subsetFont from 'subset-font'

/** The styles use no other weights and features. */
const USED = {
  weights: { wght: { min: 400, max: 700 } },
  // Contextual alternates (arrows for "->") would be a quarter of the file.
  features: ['kern', 'liga', 'ccmp', 'locl', 'tnum', 'mark', 'mkmk'],
}

export const subsetToCharacters = (font: Buffer, signs: string[], isVariable: boolean) =>
  subsetFont(font, signs.join(''), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: USED.features,
    ...(isVariable && { variationAxes: USED.weights }),
  })
