import { ArrowRight } from 'lucide'
import type { ComponentProps } from 'react'
import { classNames } from '../display/class-names.ts'
import { Icon } from '../display/icon.tsx'

interface ArrowLinkProps extends ComponentProps<'a'> {
  /** Draws the link; the site passes its router's link so that the page need not reload. */
  as?: React.ElementType
}

export function ArrowLink({ as: Anchor = 'a', className, children, ...rest }: ArrowLinkProps) {
  return (
    <Anchor {...rest} className={classNames('more', className)}>
      {children}
      <Icon of={ArrowRight} />
    </Anchor>
  )
}
