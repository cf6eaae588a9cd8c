import { ChevronDown } from 'lucide'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '#ui/display/icon.tsx'
import { useDog } from './use-dog-form.ts'

interface DogGroupProps {
  title: string
  /** What it holds, in a few words. */
  about?: string
  /** The parts of the document inside: one that is wrong must be seen. */
  paths: string[]
  startsClosed?: boolean
  children: ReactNode
}

export function DogGroup({ title, about, paths, startsClosed, children }: DogGroupProps) {
  const { errors } = useDog()
  const isWrong = Object.keys(errors).some((path) =>
    paths.some((own) => path === own || path.startsWith(`${own}.`)),
  )
  const box = useRef<HTMLDetailsElement>(null)
  // Also when the owner has folded it: the attribute alone is the same as before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each check opens it anew
  useLayoutEffect(() => {
    if (isWrong && box.current) box.current.open = true
  }, [errors, isWrong])
  return (
    <details ref={box} className="box part" open={!startsClosed || isWrong || undefined}>
      <summary>
        <h2>{title}</h2>
        <span>{about}</span>
        <Icon of={ChevronDown} />
      </summary>
      <div className="part-in">{children}</div>
    </details>
  )
}
