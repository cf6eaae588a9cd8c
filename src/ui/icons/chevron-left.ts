// From Lucide, see LICENSE; written by `npm run icons`.
import type { IconNode } from '../display/icon.tsx'

export const ChevronLeft: IconNode = [['path', { d: 'm15 18-6-6 6-6' }]]
