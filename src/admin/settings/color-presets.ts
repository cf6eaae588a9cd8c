/** Colors that suit the diary: what the third step offers, and the presets under Settings, Appearance. */
export const collars = [
  { name: 'Plum', color: '#7C3AED' },
  { name: 'Pine', color: '#0f766e' },
  { name: 'Brick', color: '#b4452c' },
  { name: 'Sea', color: '#1d6fb8' },
  { name: 'Mustard', color: '#b7791f' },
  { name: 'Rose', color: '#be4b7b' },
  { name: 'Butter', color: '#f2c94c' },
] as const

export const papers = [
  { name: 'Cocoa', color: '#8a5a44' },
  { name: 'Rust', color: '#a4552a' },
  { name: 'Moss', color: '#5f6f3a' },
  { name: 'Slate', color: '#4f6272' },
  { name: 'Berry', color: '#7d4a5e' },
] as const

export const fonts = ['Inter', 'Lora', 'Nunito', 'Space Mono'] as const

export const drawings = ['portrait-tilt', 'park-morning', 'bath-foam', 'birthday'].map((name) => ({
  name: name.replace('-', ' '),
  url: `/media/demo/${name}/1600x1067.jpg`,
}))
