import { settingsTexts as texts } from '#texts/admin/settings.ts'

interface PresetsProps {
  presets: readonly { name: string; color: string }[]
  value: string
  onChoose: (color: string) => void
}

/** Colors that suit the diary, one press each. */
export function Presets({ presets, value, onChoose }: PresetsProps) {
  return (
    <fieldset className="presets">
      <legend className="sr">{texts.presets}</legend>
      {presets.map(({ name, color }) => (
        <button
          key={color}
          type="button"
          title={name}
          aria-label={name}
          aria-pressed={color.toLowerCase() === value.toLowerCase()}
          style={{ backgroundColor: color }}
          onClick={() => onChoose(color)}
        />
      ))}
    </fieldset>
  )
}
