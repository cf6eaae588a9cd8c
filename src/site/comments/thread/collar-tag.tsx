import { threadTexts } from '#texts/site/comments.ts'

/** The owner's name, on the tag of the collar: nobody else has it. */
export function CollarTag({ name }: { name: string }) {
  return (
    <span className="collar-tag">
      <svg viewBox="0 0 30 28" aria-hidden="true" focusable="false">
        <path
          className="s-collar"
          strokeWidth="5.5"
          d="M14.5 3.6c6.6 0 11.9 4.7 11.9 10.4S21.1 24.4 14.5 24.4 2.6 19.7 2.6 14 7.9 3.6 14.5 3.6z"
        />
        <circle className="s-ring" cx="26" cy="14" r="3.4" strokeWidth="1.7" />
      </svg>
      <span>
        {name}
        <span className="sr">{threadTexts.isOwner}</span>
      </span>
    </span>
  )
}
