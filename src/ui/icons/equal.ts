// From Lucide, see LICENSE; written by `npm run icons`.
import type { IconNode } from '../display/icon.tsx'

export const Equal: IconNode = [
  ['line', { x1: '5', x2: '19', y1: '9', y2: '9' }],
  ['line', { x1: '5', x2: '19', y1: '15', y2: '15' }],
]
