import type { AdminComment } from '#shared/contract/comments.admin.ts'
import { reasonTexts, verdictTexts } from '#texts/admin/comments.ts'

/** The verdict in two words, and the reasons in plain ones. */
export function Sniff({ comment: { verdict, reasons } }: { comment: AdminComment }) {
  return (
    <p className={`sniff is-${verdict}`}>
      <svg viewBox="0 0 24 20" aria-hidden="true" focusable="false">
        <path
          className="d-nose"
          d="M12 1c7 0 11 3 11 7 0 5-5 8-9 8v3h-4v-3C6 16 1 13 1 8c0-4 4-7 11-7z"
        />
        <path className="d-glint" d="M6 6c1-2 4-3 7-2-2 0-5 1-7 2z" />
      </svg>
      <span>
        <b>{verdictTexts[verdict]}</b>
        {reasons.map((reason) => (
          <i key={reason.kind}>{reasonTexts[reason.kind](reason.count ?? 0)}</i>
        ))}
      </span>
    </p>
  )
}
