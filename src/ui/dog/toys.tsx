type PropProps = { className?: string }

export function Ball({ className = 'ground-prop is-ball' }: PropProps) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="20" fill="currentColor" />
      <path
        d="M5 7c9 6 9 20 0 26M35 7c-9 6-9 20 0 26"
        fill="none"
        className="s-paper"
        strokeWidth="3"
      />
    </svg>
  )
}

export function Bone({ className = 'ground-prop is-bone' }: PropProps) {
  return (
    <svg className={className} viewBox="0 0 64 28" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M12 0c5 0 8 3 8 8h24c0-5 3-8 8-8 8 0 11 8 6 12 0 1 0 3 0 4 5 4 2 12-6 12-5 0-8-3-8-8H20c0 5-3 8-8 8-8 0-11-8-6-12 0-1 0-3 0-4C1 8 4 0 12 0z"
      />
    </svg>
  )
}

export function Bowl({ className = 'ground-prop is-bowl' }: PropProps) {
  return (
    <svg className={className} viewBox="0 0 64 30" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M13 3h38c2 0 3 1 4 3l8 20c1 3-1 4-3 4H4c-2 0-4-1-3-4L9 6c1-2 2-3 4-3z"
      />
      <path className="f-accent" d="M12 3c0-4 40-4 40 0s-40 4-40 0z" />
      <path
        className="f-paper"
        d="M25 14c2 0 3 1 3 3h8c0-2 1-3 3-3 3 0 4 3 2 4.500 2 1.500 1 4.500-2 4.500-2 0-3-1-3-3h-8c0 2-1 3-3 3-3 0-4-3-2-4.500-2-1.500-1-4.500 2-4.500z"
      />
    </svg>
  )
}
