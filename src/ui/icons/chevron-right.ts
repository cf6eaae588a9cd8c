// From Lucide, see LICENSE; written by `npm run icons`.
import type { IconNode } from '../display/icon.tsx'

export const ChevronRight: IconNode = [['path', { d: 'm9 18 6-6-6-6' }]]
