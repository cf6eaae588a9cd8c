import type { ReactNode } from 'react'
import type { Import } from '#shared/contract/import-fields.ts'
import { sendingTexts as texts } from '#shared/texts/moving-files.ts'
import { fileSizes } from '#texts/grammar.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { RunningDog } from '../../controls/running-dog.tsx'
import { useImportActs, useThrowAway } from '../use-import-acts.ts'
import { MissingRest } from './missing-rest.tsx'
import type { Sending } from './sending.ts'
import { unfinishedOf } from './unfinished.ts'
import { useSending } from './use-send-file.ts'

interface SendingBoxProps {
  of: Import
  onGone: () => void
}

/** How much of a file is here. After a reload the browser has forgotten the file, and it is chosen once more. */
export function SendingBox({ of, onGone }: SendingBoxProps) {
  const sending = useSending(of.id)
  const throwAway = useThrowAway(onGone)
  const { leavePictures } = useImportActs(of)
  const isBusy = throwAway.isPending || leavePictures.isPending
  const cancel = () => {
    sending?.cancel()
    if (unfinishedOf(of).which === 'pictures') leavePictures.mutate()
    else throwAway.mutate(of.id)
  }
  const cancelButton = (
    <Button look="quiet" small busy={isBusy} onClick={cancel}>
      {texts.cancel}
    </Button>
  )
  return (
    <section className="box" aria-labelledby="sending">
      {sending ? (
        <OnItsWay sending={sending}>{cancelButton}</OnItsWay>
      ) : (
        <MissingRest of={of}>{cancelButton}</MissingRest>
      )}
    </section>
  )
}

interface OnItsWayProps {
  sending: Sending
  children: ReactNode
}

function OnItsWay({ sending, children }: OnItsWayProps) {
  const { name, sentBytes, sizeBytes, state, message, tryNow } = sending
  return (
    <div className="run-box is-bare">
      <h2 id="sending" dir="auto">
        {texts.title(name)}
      </h2>
      <RunningDog label={texts.progress} done={sentBytes} all={sizeBytes} />
      <p>
        <b>{texts.sent(fileSizes.readable(sentBytes), fileSizes.readable(sizeBytes))}</b>
      </p>
      {state === 'failed' && (
        <ErrorBox retry={{ label: texts.tryNow, onRetry: tryNow }}>{message}</ErrorBox>
      )}
      <p className="box-hint" role="status">
        {state === 'waiting' ? texts.waiting : texts.staysOpen}
      </p>
      <div className="savebar">
        {state === 'waiting' && (
          <Button look="line" small onClick={tryNow}>
            {texts.tryNow}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
