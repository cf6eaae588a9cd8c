import { Popover } from 'radix-ui'
import { useState } from 'react'
import { HexColorPicker, setNonce } from 'react-colorful'
import { HEX_COLOUR_LENGTH } from '#shared/limits.ts'
import { isHexColour, normalizeHexInput } from '#shared/theme/theme.ts'
import { settingsTexts as texts } from '#texts/admin/settings.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { styleNonce } from '../parts/nonce.ts'

interface ColourFieldProps {
  label: string
  hint: string
  pickLabel: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  swatch: 'primary' | 'accent'
  presets: readonly { name: string; color: string }[]
}

// The colour picker adds a style element, which the Content-Security-Policy allows only with this
// nonce.
if (styleNonce) setNonce(styleNonce)

export function ColourField(props: ColourFieldProps) {
  const { label, hint, pickLabel, value, onChange, error, swatch, presets } = props
  const [isPicking, setIsPicking] = useState(false)
  return (
    <div className="colour-field">
      <Field label={label} hint={hint} error={error}>
        <div className="colour">
          <Popover.Root open={isPicking} onOpenChange={setIsPicking}>
            <Popover.Trigger asChild>
              <button type="button" className={`swatch is-${swatch}`} aria-label={pickLabel} />
            </Popover.Trigger>
            <Popover.Portal>
              <Popover.Content
                className="picker"
                sideOffset={8}
                align="start"
                aria-label={pickLabel}
              >
                <HexColorPicker
                  color={isHexColour(value) ? value : undefined}
                  onChange={onChange}
                />
                <Popover.Close asChild>
                  <Button small wide>
                    {texts.apply}
                  </Button>
                </Popover.Close>
              </Popover.Content>
            </Popover.Portal>
          </Popover.Root>
          <Input
            value={value}
            maxLength={HEX_COLOUR_LENGTH}
            placeholder={texts.colourPlaceholder}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            onChange={(event) => onChange(normalizeHexInput(value, event.currentTarget.value))}
          />
        </div>
      </Field>
      <Presets presets={presets} value={value} onChoose={onChange} />
    </div>
  )
}

interface PresetsProps {
  presets: readonly { name: string; color: string }[]
  value: string
  onChoose: (color: string) => void
}

function Presets({ presets, value, onChoose }: PresetsProps) {
  return (
    <fieldset className="cluster presets">
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
