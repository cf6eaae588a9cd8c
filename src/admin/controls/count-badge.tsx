export function CountBadge({ count, label }: { count: number; label: string }) {
  return (
    <span className="count-dot">
      <span aria-hidden="true">{count}</span>
      <span className="sr">{label}</span>
    </span>
  )
}
