import { ArrowDown, ArrowUp, Plus, X } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { dogTexts as texts } from '#texts/admin/dog.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { readPath } from './dog-path.ts'
import { useDog } from './use-dog-form.ts'

interface DogListProps {
  at: string
  /** How one of them is called: "Fact 2". */
  nameOf: (number: number) => string
  addLabel: string
  /** A new one. */
  empty: unknown
  limit: number
  children: (path: string, name: string) => ReactNode
}

/** Texts in an order that the owner can change. */
export function DogList({ at, nameOf, addLabel, empty, limit, children }: DogListProps) {
  const { dog, write } = useDog()
  const list = useRef<HTMLOListElement>(null)
  const items = readPath(dog, at) as unknown[]
  const move = (from: number, to: number) => {
    const next = items.toSpliced(from, 1)
    write(at, next.toSpliced(to, 0, items[from]))
  }
  const add = () => {
    write(at, [...items, empty])
    // The field is there after the next drawing.
    requestAnimationFrame(() =>
      list.current?.lastElementChild?.querySelector<HTMLElement>('textarea, input')?.focus(),
    )
  }
  return (
    <>
      <ol className="items" ref={list}>
        {items.map((_, index) => {
          const name = nameOf(index + 1)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what they are known by
            <li key={index}>
              <div>{children(`${at}.${index}`, name)}</div>
              <div className="item-acts">
                <IconButton
                  label={texts.up(name)}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <Icon of={ArrowUp} />
                </IconButton>
                <IconButton
                  label={texts.down(name)}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <Icon of={ArrowDown} />
                </IconButton>
                <IconButton
                  label={texts.remove(name)}
                  onClick={() => write(at, items.toSpliced(index, 1))}
                >
                  <Icon of={X} />
                </IconButton>
              </div>
            </li>
          )
        })}
      </ol>
      {items.length < limit && (
        <div className="savebar">
          <Button look="quiet" small onClick={add}>
            <Icon of={Plus} />
            {addLabel}
          </Button>
        </div>
      )}
    </>
  )
}
