import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { buttonClass } from '#ui/controls/button.tsx'

interface CardProps {
  title: string
  children?: ReactNode
  /** Where to go from here. */
  to?: { href: string; label: string }
}

export function Card({ title, children, to }: CardProps) {
  return (
    <section className="sign-in-card" role={to && 'status'}>
      <h1>{title}</h1>
      {children}
      {to && (
        <Link href={to.href} className={buttonClass({ wide: true })}>
          {to.label}
        </Link>
      )}
    </section>
  )
}
