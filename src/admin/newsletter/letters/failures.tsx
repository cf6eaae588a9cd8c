import type { LetterFailure } from '#shared/contract/letters.admin.ts'
import { letterTexts as texts } from '#texts/admin/letters.ts'
import { useFormatMoment } from '../../app/diary.ts'

const MOST_SHOWN = 20

/** Who has it not, and why. */
export function Failures({ failures }: { failures: readonly LetterFailure[] }) {
  if (failures.length === 0) return null
  return (
    <div className="mail-failed">
      <h3>{texts.cameBack(failures.length)}</h3>
      <ul>
        {failures.slice(0, MOST_SHOWN).map((failure, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: those who left have no address any more
          <li key={at}>
            <b>{failure.email || texts.forgotten}</b>
            <span>{failure.reason}</span>
            <span>
              <Tries failure={failure} />
            </span>
          </li>
        ))}
        {failures.length > MOST_SHOWN && <li>{texts.more(failures.length - MOST_SHOWN)}</li>}
      </ul>
    </div>
  )
}

function Tries({ failure: { tries, nextTryAt } }: { failure: LetterFailure }) {
  const formatMoment = useFormatMoment()
  return `${texts.tried(tries)}, ${nextTryAt ? texts.nextTry(formatMoment(nextTryAt)) : texts.notAgain}.`
}
