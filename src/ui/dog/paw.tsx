import { classNames } from '../display/class-names.ts'
import { Drawing } from './drawing.tsx'

/** In a box of 32 by 32. */
export const pawShapes = [
  '<ellipse cx="6.5" cy="14" rx="3.4" ry="4.6" transform="rotate(-24 6.5 14)"/>',
  '<ellipse cx="12.6" cy="7.6" rx="3.5" ry="5" transform="rotate(-7 12.6 7.6)"/>',
  '<ellipse cx="19.8" cy="7.6" rx="3.5" ry="5" transform="rotate(7 19.8 7.6)"/>',
  '<ellipse cx="25.7" cy="14" rx="3.4" ry="4.6" transform="rotate(24 25.7 14)"/>',
  '<path d="M16 14.6c4.6 0 9 5.200 9 9.400 0 3.400-2.600 4.800-5 4.400-1.700-.3-2.600-.8-4-.8s-2.300.5-4 .8c-2.400.4-5-1-5-4.400 0-4.200 4.400-9.400 9-9.400z"/>',
].join('')

export function Paw({ className }: { className?: string }) {
  return <Drawing className={classNames('paw', className)} viewBox="0 0 32 32" shapes={pawShapes} />
}
