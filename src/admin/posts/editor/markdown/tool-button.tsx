import { Toolbar } from 'radix-ui'
import type { ComponentProps } from 'react'
import { IconButton } from '#ui/controls/icon-button.tsx'

/** One of the toolbar: a single Tab stop for all of them, arrow keys in between. */
export function ToolButton({ disabled, ...props }: ComponentProps<typeof IconButton>) {
  return (
    <Toolbar.Button asChild disabled={disabled}>
      {/* The field keeps its selection, which the tool is about. */}
      <IconButton {...props} onMouseDown={(event) => event.preventDefault()} />
    </Toolbar.Button>
  )
}
