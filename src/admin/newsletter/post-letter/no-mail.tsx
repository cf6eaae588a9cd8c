import { Info } from 'lucide'
import { postLetterTexts as texts } from '#texts/admin/letters.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Switch } from '../../parts/fields.tsx'
import { MissingVariables } from '../mail/missing-variables.tsx'

interface NoMailProps {
  isChosen: boolean
  readers: number
  missing: readonly string[]
}

/** The place is there, says what is missing, and pretends nothing. */
export function NoMail({ isChosen, readers, missing }: NoMailProps) {
  return (
    <>
      <div className="row" data-field="letter">
        <div>
          <strong className="label">{texts.send(readers)}</strong>
          <p id="letter-hint">{texts.cannot}</p>
        </div>
        <Switch
          checked={isChosen}
          disabled
          onCheckedChange={() => {}}
          aria-label={texts.send(readers)}
          aria-describedby="letter-hint"
        />
      </div>
      <p className="letter-note">
        <Icon of={Info} />
        <span>
          <MissingVariables missing={missing} texts={texts.setIt} />
        </span>
      </p>
    </>
  )
}
