interface DrawingProps {
  className: string
  viewBox: string
  preserveAspectRatio?: string
  /** What stands inside the svg; written by us, never by anybody else. */
  shapes: string
}

/** A picture of our own, for the eye only. Its shapes are text: a dog of fifty elements costs a page no more than one. */
export function Drawing({ shapes, ...frame }: DrawingProps) {
  return (
    <svg
      {...frame}
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}
