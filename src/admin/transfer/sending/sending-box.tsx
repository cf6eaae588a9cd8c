import { type ReactNode, useState } from 'react'
import type { Import } from '#shared/contract/transfer.admin.ts'
import { sendingTexts as texts } from '#texts/admin/transfer.ts'
import { fileSizes } from '#texts/grammar.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { RunningDog } from '../../parts/progress.tsx'
import { ChooseFile } from '../sources/choose-file.tsx'
import { useImportActs, useThrowAway } from '../use-import-acts.ts'
import { type Sending, sendFile, useSending } from './send-file.ts'

interface SendingBoxProps {
  of: Import
  onGone: () => void
}

/** The upload. After a failure or a reload the file is chosen once more. */
export function SendingBox({ of, onGone }: SendingBoxProps) {
  const sending = useSending(of.id)
  const throwAway = useThrowAway(onGone)
  const { leavePictures } = useImportActs(of)
  const isBusy = throwAway.isPending || leavePictures.isPending
  const cancel = () => {
    sending?.cancel()
    if (missingFileOf(of).which === 'pictures') leavePictures.mutate()
    else throwAway.mutate(of.id)
  }
  const cancelButton = (
    <Button look="quiet" small busy={isBusy} onClick={cancel}>
      {texts.cancel}
    </Button>
  )
  return (
    <section className="box" aria-labelledby="sending">
      {sending && sending.failure === null ? (
        <Progress sending={sending}>{cancelButton}</Progress>
      ) : (
        <ChooseAgain of={of} failure={sending?.failure ?? null}>
          {cancelButton}
        </ChooseAgain>
      )}
    </section>
  )
}

/** The pictures are sent once the file itself is here. */
function missingFileOf({ file, pictures }: Import) {
  return file.isHere && pictures
    ? ({ which: 'pictures', file: pictures } as const)
    : ({ which: 'file', file } as const)
}

function Progress({ sending, children }: { sending: Sending; children: ReactNode }) {
  const { name, sentBytes, sizeBytes } = sending
  return (
    <div className="run-box is-bare">
      <h2 id="sending" dir="auto">
        {texts.title(name)}
      </h2>
      <RunningDog label={texts.progress} done={sentBytes} all={sizeBytes} />
      <p>
        <b>{texts.sent(fileSizes.readable(sentBytes), fileSizes.readable(sizeBytes))}</b>
      </p>
      <p className="box-hint" role="status">
        {texts.staysOpen}
      </p>
      <div className="savebar">{children}</div>
    </div>
  )
}

interface ChooseAgainProps {
  of: Import
  failure: string | null
  /** Beside the button that chooses it. */
  children: ReactNode
}

function ChooseAgain({ of, failure, children }: ChooseAgainProps) {
  const [isOther, setOther] = useState(false)
  const { which, file } = missingFileOf(of)
  const sendAgain = (chosen: File) => {
    const isSame = chosen.size === file.sizeBytes && chosen.name.endsWith(file.name)
    setOther(!isSame)
    if (isSame) sendFile(of.id, which, chosen)
  }
  const problem = isOther ? texts.otherFile(file.name) : failure
  return (
    <>
      <h2 id="sending">{texts.notHere}</h2>
      <p className="box-hint" dir="auto">
        {texts.notHereText(file.name, fileSizes.readable(file.sizeBytes))}
      </p>
      {problem && <ErrorBox>{problem}</ErrorBox>}
      <div className="savebar">
        <ChooseFile label={texts.chooseAgain} onFile={sendAgain} />
        {children}
      </div>
    </>
  )
}
