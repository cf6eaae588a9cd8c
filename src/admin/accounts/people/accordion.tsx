import { ChevronDown } from 'lucide'
import { Accordion as RadixAccordion } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from '#ui/display/icon.tsx'

interface AccordionProps {
  items: readonly { value: string; title: ReactNode; content: ReactNode }[]
  defaultValue?: string
  className?: string
}

/** One open at a time. Public pages use `details`, which needs no script. */
export function Accordion({ items, defaultValue, className }: AccordionProps) {
  return (
    <RadixAccordion.Root
      type="single"
      collapsible
      defaultValue={defaultValue}
      className={className}
    >
      {items.map((item) => (
        <RadixAccordion.Item key={item.value} value={item.value} className="accordion-item">
          <RadixAccordion.Header asChild>
            <h3>
              <RadixAccordion.Trigger className="accordion-trigger">
                {item.title}
                <Icon of={ChevronDown} />
              </RadixAccordion.Trigger>
            </h3>
          </RadixAccordion.Header>
          <RadixAccordion.Content className="accordion-content">
            <div>{item.content}</div>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  )
}
