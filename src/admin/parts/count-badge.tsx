const MOST_SHOWN = 999

/** The words name the number in full. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  return (
    <span className="count-dot">
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="sr">{label}</span>
    </span>
  )
}
