/** What of an imported post could not be kept as it was. */
export const looseEndKinds = [
  'gallery',
  'video',
  'shortcode',
  'form',
  'embed',
  'picture',
  'table',
  'script',
  'address',
  'date',
  'other',
] as const

export type LooseEndKind = (typeof looseEndKinds)[number]

export interface LooseEnd {
  kind: LooseEndKind
  detail: string
}
