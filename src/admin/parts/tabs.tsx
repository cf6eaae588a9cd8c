import { Tabs as RadixTabs } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'wouter'
import { classNames } from '#ui/display/class-names.ts'

interface TabsProps {
  value: string
  onValueChange: (value: string) => void
  /** Names the row of tabs for readers. */
  label: string
  tabs: readonly { value: string; label: ReactNode }[]
  look?: 'rail' | 'sub'
  /** The tabs share the whole width on a phone. */
  full?: boolean
  className?: string
  children: ReactNode
}

export function Tabs(props: TabsProps) {
  const { value, onValueChange, label, tabs, look = 'rail', full, className, children } = props
  const [isPressed, setPressed] = useState(false)
  return (
    <RadixTabs.Root value={value} onValueChange={onValueChange} className={className}>
      <RadixTabs.List
        className={classNames('tabs', look === 'sub' && 'is-sub', full && 'is-full')}
        aria-label={label}
        data-pressed={isPressed || undefined}
        onPointerDown={() => setPressed(true)}
        onKeyDown={() => setPressed(false)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setPressed(false)
        }}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {children}
    </RadixTabs.Root>
  )
}

interface TabPanelProps {
  value: string
  className?: string
  /** Stays in the page while hidden, so that what was typed there is kept; its field is the stop for Tab, not itself. */
  keep?: boolean
  children: ReactNode
}

export function TabPanel({ value, className, keep, children }: TabPanelProps) {
  return (
    <RadixTabs.Content
      value={value}
      className={className}
      {...(keep && { forceMount: true, tabIndex: -1 })}
    >
      {children}
    </RadixTabs.Content>
  )
}

/** Reads a name from the address, or the first of those known. */
function known<T extends string>(values: readonly T[], value: string | null): T {
  return values.find((candidate) => candidate === value) ?? (values[0] as T)
}

/**
 * Which tab is open, kept in the address so that reload and back work.
 * The first tab is the address without the name.
 */
export function useTab<T extends string>(
  name: string,
  values: readonly T[],
  forget: string[] = [],
) {
  const [search, setSearch] = useSearchParams()
  const tab = known(values, search.get(name))
  const open = (next: string) => {
    // A click on a tab is heard twice, by press and by focus: one step in the history is enough.
    if (known(values, new URLSearchParams(location.search).get(name)) === next) return
    setSearch((before) => {
      const after = new URLSearchParams(before)
      for (const other of forget) after.delete(other)
      if (next === values[0]) after.delete(name)
      else after.set(name, next)
      return after
    })
  }
  return [tab, open] as const
}
