// From Lucide, see LICENSE; written by `npm run icons`.
import type { IconNode } from '../display/icon.tsx'

export const Check: IconNode = [['path', { d: 'M20 6 9 17l-5-5' }]]
