import { viewsTexts } from '#texts/admin/statistics.ts'
import { numbers } from '#texts/grammar.ts'

/** On a phone the table has no heads, so the number brings its word along. */
export function ViewsCell({ views }: { views: number | undefined }) {
  return (
    <td className="views">
      {views === undefined ? (
        <span className="not-small">–</span>
      ) : (
        <>
          <span className="not-small">{numbers.written(views)}</span>
          <span className="only-small-text">{viewsTexts.views(views)}</span>
        </>
      )}
    </td>
  )
}
