import { Fragment } from 'react'

const ADDRESS = /((?:https?:\/\/|www\.)\S+)/i

/** The words as they came. Addresses are marked, not linked: nobody should follow one by accident. */
export function Said({ message }: { message: string }) {
  return (
    <div className="say-text" dir="auto">
      {message.split(/\n{2,}/).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a comment never change
        <p key={at} dir="auto">
          {paragraph.split(ADDRESS).map((part, place) =>
            place % 2 === 1 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <u key={place}>{part}</u>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Fragment key={place}>{part}</Fragment>
            ),
          )}
        </p>
      ))}
    </div>
  )
}
