import { Fragment } from 'react'

interface MissingVariablesProps {
  missing: readonly string[]
  texts: { before: string; and: string; after: string }
}

/** Names those that are not set, as they are written where the diary runs. */
export function MissingVariables({ missing, texts }: MissingVariablesProps) {
  return (
    <>
      {texts.before}
      {missing.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && texts.and}
          <code>{name}</code>
        </Fragment>
      ))}
      {texts.after}
    </>
  )
}
