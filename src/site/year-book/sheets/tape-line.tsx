const LENGTH = 480

interface TapeLineProps {
  /** From mark to mark. */
  every: number
  /** Each so many marks one is taller. */
  tall: number
}

/** A measuring tape that printers draw, too: some drop gradients. */
export function TapeLine({ every, tall }: TapeLineProps) {
  const marks = Array.from({ length: LENGTH / every + 1 }, (_, at) => {
    const height = at % tall === 0 ? 18 : 8
    return `M${at * every} 0V${height}`
  })
  return (
    <svg
      className="tape-line"
      viewBox={`0 0 ${LENGTH} 18`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M0 0H${LENGTH}`} />
      <path d={marks.join('')} />
    </svg>
  )
}
