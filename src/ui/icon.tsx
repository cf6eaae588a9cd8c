import type { IconNode } from 'lucide'
import { classNames } from './class-names.ts'
import { Drawing } from './drawing.tsx'

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
  const shapes = written.get(icon) ?? icon.map(writeShape).join('')
  written.set(icon, shapes)
  return shapes
}

function writeShape([name, attributes]: IconNode[number]): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return `<${name}${pairs.join('')}/>`
}
