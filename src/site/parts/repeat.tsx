import { Fragment, type ReactNode } from 'react'

/** The same thing several times over, for lists that are still loading. */
export function Repeat({ times, children }: { times: number; children: ReactNode }) {
  return Array.from({ length: times }, (_, at) => at).map((at) => (
    <Fragment key={at}>{children}</Fragment>
  ))
}
