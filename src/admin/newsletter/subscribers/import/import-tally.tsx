import { Check, Equal, type IconNode, TriangleAlert, X } from 'lucide'
import type { ImportTally } from '#shared/contract/newsletter.admin.ts'
import { importTexts as texts } from '#texts/admin/newsletter.ts'
import { Icon } from '#ui/display/icon.tsx'

interface ImportTallyListProps {
  tally: ImportTally
  canSend: boolean
}

/** What adding the file would do. */
export function ImportTallyList({ tally, canSend }: ImportTallyListProps) {
  const { added, known, left, invalidLines } = tally
  const lines: [IconNode, number, string][] = [
    [Check, added, texts.added(added)],
    [Equal, known, texts.known(known)],
    [X, left, texts.left(left)],
    [TriangleAlert, invalidLines.length, texts.invalid(invalidLines)],
  ]
  return (
    <>
      <ul className="tally">
        {lines
          .filter(([, count]) => count > 0)
          .map(([icon, , text]) => (
            <li key={text}>
              <Icon of={icon} />
              {text}
            </li>
          ))}
      </ul>
      {added > 0 && (
        <p className="muted">
          {canSend ? texts.consequence.canSend : texts.consequence.cannotSend}
        </p>
      )}
    </>
  )
}
