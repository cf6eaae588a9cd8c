import type { IconNode } from 'lucide'
import { Drawing } from '../dog/drawing.tsx'
import { classNames } from './class-names.ts'

interface IconProps {
  of: IconNode
  className?: string
}

/** A lucide icon in the size of the text around it. Import the drawing by name and pass it: `<Icon of={Heart} />`. */
export function Icon({ of, className }: IconProps) {
  return (
    <Drawing className={classNames('icon', className)} viewBox="0 0 24 24" shapes={shapesOf(of)} />
  )
}

const written = new WeakMap<IconNode, string>()

function shapesOf(icon: IconNode): string {
  const shapes = written.get(icon) ?? joinLines(icon).map(writeShape).join('')
  written.set(icon, shapes)
  return shapes
}

/** All its lines as one, so that a page has fewer elements to work out: the sun alone has eight rays. */
function joinLines(icon: IconNode): IconNode {
  const lines = icon.filter(([name]) => name === 'path').map(([, { d }]) => d)
  const others = icon.filter(([name]) => name !== 'path')
  // Each begins where it did by itself, even one that begins with a step.
  return lines.length === 0 ? others : [...others, ['path', { d: lines.join('M0 0') }]]
}

function writeShape([name, attributes]: IconNode[number]): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return `<${name}${pairs.join('')}/>`
}
