// From Lucide, see LICENSE; written by `npm run icons`.
import type { IconNode } from '../display/icon.tsx'

export const ChevronDown: IconNode = [['path', { d: 'm6 9 6 6 6-6' }]]
