import { dogHeadShapes } from '#shared/theme/dog-head-shapes.ts'
import { Drawing } from '#ui/dog/drawing.tsx'
import { pawShapes } from '#ui/dog/paw.tsx'

const shapes = [
  '<ellipse class="d-shadow" cx="125" cy="166" rx="104" ry="9"/>',
  '<path class="k-in" d="M44 66L60 40h130l16 26z"/>',
  `<svg x="76" y="0" width="112" height="84" viewBox="0 0 64 48" overflow="visible">${dogHeadShapes}</svg>`,
  '<path class="k-side" d="M44 66h162v92c0 5-3 8-8 8H52c-5 0-8-3-8-8z"/>',
  '<path class="k-flap" d="M44 66L6 84l16 20 22-16zM206 66l38 18-16 20-22-16z"/>',
  '<path class="k-front" d="M44 66h162l-12 26H56z"/>',
  '<rect class="k-tape" x="114" y="92" width="22" height="74"/>',
  `<svg class="k-paw" x="62" y="112" width="34" height="34" viewBox="0 0 32 32">${pawShapes}</svg>`,
].join('')

/** Moving day: he sits in the box already. Only while it is empty. */
export function Carton() {
  return <Drawing className="carton" viewBox="0 0 250 176" shapes={shapes} />
}
