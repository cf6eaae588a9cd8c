import { adminTexts } from '#texts/admin/shell.ts'
import { reportTexts as texts } from '#texts/admin/transfer.ts'
import { TriggeredDialog } from '../../parts/dialog.tsx'

interface WhichOnesProps {
  name: string
  /** Of all; the server names the first of them. */
  count: number
  ones: readonly { title: string; detail: string }[]
}

/** The posts behind a number, and what it is about in each. */
export function WhichOnes({ name, count, ones }: WhichOnesProps) {
  return (
    <TriggeredDialog
      title={name}
      closeLabel={adminTexts.close}
      trigger={
        <button type="button" className="more">
          {texts.which}
          <span className="sr">{texts.whichOf(name)}</span>
        </button>
      }
    >
      <ul className="which-ones">
        {ones.map(({ title, detail }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a post may have the same one twice
          <li key={at} dir="auto">
            <strong>{title}</strong>
            {detail && <p>{detail}</p>}
          </li>
        ))}
        {count > ones.length && <li>{texts.more(count - ones.length)}</li>}
      </ul>
    </TriggeredDialog>
  )
}
