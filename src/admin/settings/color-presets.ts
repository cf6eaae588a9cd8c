import { colorNames, drawingNames } from '#texts/admin/welcome.ts'

const named = (key: keyof typeof colorNames, color: string) => ({
  get name() {
    return colorNames[key]
  },
  color,
})

export const primaryColorPresets = [
  named('plum', '#7C3AED'),
  named('pine', '#0f766e'),
  named('brick', '#b4452c'),
  named('sea', '#1d6fb8'),
  named('mustard', '#b7791f'),
  named('rose', '#be4b7b'),
  named('butter', '#f2c94c'),
]

export const accentColorPresets = [
  named('cocoa', '#8a5a44'),
  named('rust', '#a4552a'),
  named('moss', '#5f6f3a'),
  named('slate', '#4f6272'),
  named('berry', '#7d4a5e'),
]

export const suggestedFonts = ['Inter', 'Lora', 'Nunito', 'Space Mono'] as const

const drawn = ['portrait-tilt', 'park-morning', 'bath-foam', 'birthday'] as const

export const samplePortraits = drawn.map((name) => ({
  get name() {
    return drawingNames[name]
  },
  url: `/media/demo/${name}/1600x1067.jpg`,
}))
