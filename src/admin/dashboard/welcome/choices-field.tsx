import { useId } from 'react'

interface ChoicesProps {
  legend: string
  value: string
  options: { value: string; label: string; color?: string; font?: string }[]
  onChange: (value: string) => void
}

/** One of a few, seen before it is chosen. */
export function Choices({ legend, value, options, onChange }: ChoicesProps) {
  const name = useId()
  return (
    <fieldset className="fr-choices">
      <legend className="label">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            className="sr"
            type="radio"
            name={name}
            checked={option.value.toLowerCase() === value.toLowerCase()}
            onChange={() => onChange(option.value)}
          />
          {option.color && <i style={{ background: option.color }} />}
          <span style={{ fontFamily: option.font }}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
