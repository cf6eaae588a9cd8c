interface TurnedProps {
  plain: string
  turned: string
}

/** The words of a heading that turns from bold to italic in mid-sentence. */
export function Turned({ plain, turned }: TurnedProps) {
  return (
    <>
      {plain} <em>{turned}</em>
    </>
  )
}

/** Splits a heading that is known as a whole. */
export function turnAt(text: string, turned: string): TurnedProps {
  return { plain: text.slice(0, -turned.length).trimEnd(), turned }
}
