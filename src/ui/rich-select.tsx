import { Check, ChevronDown } from 'lucide-react'
import { Select } from 'radix-ui'
import type { ReactNode } from 'react'
import { useFieldControl } from './field-context.ts'
import { Icon } from './icon.tsx'

interface RichOption {
  value: string
  label: ReactNode
  /** What typing letters looks for. */
  text: string
}

interface RichSelectProps {
  value: string
  onValueChange: (value: string) => void
  groups: readonly { label?: string; options: readonly RichOption[] }[]
  placeholder?: string
  disabled?: boolean
  /** Radix writes a style element for the list; the page's policy wants its nonce. */
  nonce?: string
}

/** A select whose options may be drawn (own typeface, icon). For plain words use Select. */
export function RichSelect(props: RichSelectProps) {
  const { value, onValueChange, groups, placeholder, disabled, nonce } = props
  const field = useFieldControl()
  return (
    <Select.Root value={value} onValueChange={onValueChange} disabled={disabled}>
      <Select.Trigger {...field} className="input select-trigger">
        <Select.Value placeholder={placeholder} />
        <Icon of={ChevronDown} />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content className="menu is-select" position="popper" sideOffset={6}>
          <Select.Viewport nonce={nonce}>
            {groups.map((group, index) => (
              <Select.Group key={group.label ?? index}>
                {group.label && <Select.Label className="menu-label">{group.label}</Select.Label>}
                {group.options.map((option) => (
                  <Select.Item
                    key={option.value}
                    value={option.value}
                    textValue={option.text}
                    className="menu-item"
                  >
                    <Select.ItemText>{option.label}</Select.ItemText>
                    <Select.ItemIndicator asChild>
                      <span className="menu-check">
                        <Icon of={Check} />
                      </span>
                    </Select.ItemIndicator>
                  </Select.Item>
                ))}
              </Select.Group>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  )
}
