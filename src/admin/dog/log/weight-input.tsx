import { type Ref, useState } from 'react'
import {
  gramsOfKilos,
  gramsOfPounds,
  poundsAndOunces,
  type WeightUnit,
} from '#shared/dog/weight.ts'
import { logTexts as texts } from '#texts/admin/dog-log.ts'
import { Input } from '#ui/controls/input.tsx'

interface WeightInputProps {
  unit: WeightUnit
  grams: number | null
  /** Null while nothing is typed; not a number when it cannot be read. */
  onChange: (grams: number | null) => void
  /** The first field, for whoever moves the focus there. */
  ref?: Ref<HTMLInputElement>
}

/** Much of the world writes a comma. */
const read = (typed: string) => Number(typed.trim().replace(',', '.') || 0)

export function WeightInput({ unit, grams, onChange, ref }: WeightInputProps) {
  const [typed, setTyped] = useState(() => typedOf(grams, unit))
  const change = (next: typeof typed) => {
    setTyped(next)
    const isEmpty = !next.whole.trim() && !next.ounces.trim()
    const [whole, ounces] = [read(next.whole), read(next.ounces)]
    const weight = unit === 'kg' ? gramsOfKilos(whole) : gramsOfPounds(whole, ounces)
    onChange(isEmpty ? null : weight)
  }
  const common = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <span className={unit === 'kg' ? 'pair is-one' : 'pair'}>
      <Input
        {...common}
        ref={ref}
        data-main=""
        value={typed.whole}
        onChange={(event) => change({ ...typed, whole: event.currentTarget.value })}
      />
      <span aria-hidden="true">{unit}</span>
      {unit === 'lb' && (
        <>
          <Input
            {...common}
            // The label is the pounds' own.
            id={undefined}
            aria-label={texts.ounces}
            placeholder="0"
            value={typed.ounces}
            onChange={(event) => change({ ...typed, ounces: event.currentTarget.value })}
          />
          <span aria-hidden="true">oz</span>
        </>
      )}
    </span>
  )
}

function typedOf(grams: number | null, unit: WeightUnit) {
  if (grams === null) return { whole: '', ounces: '' }
  if (unit === 'kg') return { whole: String(grams / 1000), ounces: '' }
  const { pounds, ounces } = poundsAndOunces(grams)
  return { whole: String(pounds), ounces: String(ounces) }
}
