import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Turned, turnAt } from '../parts/turned.tsx'

/** The hero leads to this section. */
export const LATEST_POSTS = 'latest-posts'

interface ListSectionProps {
  /** Of the section itself, so that links can lead there. */
  id: string
  title: string
  turn: string
  /** The small thing that lies on the ground line. */
  prop: ReactNode
  more?: { href: string; label: string }
  album?: boolean
  children: ReactNode
}

/** A heading on its ground line, a list, and where to find more of the kind. */
export function ListSection({ id, title, turn, prop, more, album, children }: ListSectionProps) {
  const link = more && (
    <ArrowLink as={Link} href={more.href}>
      {more.label}
    </ArrowLink>
  )
  return (
    <section
      className={classNames('section', album && 'is-album')}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div className="wrap">
        <div className="ground">
          <h2 id={`${id}-title`}>
            <Turned {...turnAt(title, turn)} />
          </h2>
          {prop}
          {link}
        </div>
        {children}
        {link && <div className="after-more">{link}</div>}
      </div>
    </section>
  )
}
