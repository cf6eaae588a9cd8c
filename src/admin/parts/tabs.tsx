import { Tabs as RadixTabs } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'wouter'
import { classNames } from '#ui/display/class-names.ts'

interface TabsProps {
  value: string
  onValueChange: (value: string) => void
  label: string
  tabs: readonly { value: string; label: ReactNode }[]
  variant?: 'rail' | 'sub'
  full?: boolean
  className?: string
  children: ReactNode
}

export function Tabs(props: TabsProps) {
  const { value, onValueChange, label, tabs, variant = 'rail', full, className, children } = props
  const [isPressed, setPressed] = useState(false)
  return (
    <RadixTabs.Root value={value} onValueChange={onValueChange} className={className}>
      <RadixTabs.List
        className={classNames('tabs', variant === 'sub' && 'is-sub', full && 'is-full')}
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
  /**
   * Stays mounted while hidden, so that its input survives. Tab then stops at the panel's field,
   * not at the panel.
   */
  keepMounted?: boolean
  children: ReactNode
}

export function TabPanel({ value, className, keepMounted, children }: TabPanelProps) {
  return (
    <RadixTabs.Content
      value={value}
      className={className}
      {...(keepMounted && { forceMount: true, tabIndex: -1 })}
    >
      {children}
    </RadixTabs.Content>
  )
}

function known<T extends string>(values: readonly T[], value: string | null): T {
  return values.find((candidate) => candidate === value) ?? (values[0] as T)
}

/** The open tab is part of the address, so that reload and Back work; the first tab has no parameter. */
export function useTabParam<T extends string>(
  name: string,
  values: readonly T[],
  forget: string[] = [],
) {
  const [search, setSearch] = useSearchParams()
  const tab = known(values, search.get(name))
  const open = (next: string) => {
    // Radix reports a click twice, for press and focus: only one may add a history entry.
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
