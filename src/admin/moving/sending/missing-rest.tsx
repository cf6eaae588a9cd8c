import { type ReactNode, useState } from 'react'
import type { Import } from '#shared/contract/import-fields.ts'
import { sendingTexts as texts } from '#shared/texts/moving-files.ts'
import { fileSizes } from '#texts/grammar.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { ChooseFile } from '../sources/choose-file.tsx'
import { sendFile } from './sending.ts'
import { unfinishedOf } from './unfinished.ts'

interface MissingRestProps {
  of: Import
  /** Beside the button that chooses it. */
  children: ReactNode
}

/** The same file once more: what has arrived is not sent again. */
export function MissingRest({ of, children }: MissingRestProps) {
  const [isOther, setOther] = useState(false)
  const { which, file } = unfinishedOf(of)
  const goOn = (chosen: File) => {
    const isSame = chosen.size === file.sizeBytes && chosen.name.endsWith(file.name)
    setOther(!isSame)
    if (isSame) sendFile(of.id, which, chosen)
  }
  return (
    <>
      <h2 id="sending">{texts.rest}</h2>
      <p className="box-hint" dir="auto">
        {texts.restText(
          file.name,
          fileSizes.readable(file.receivedBytes),
          fileSizes.readable(file.sizeBytes),
        )}
      </p>
      {isOther && <ErrorBox>{texts.otherFile(file.name)}</ErrorBox>}
      <div className="savebar">
        <ChooseFile label={texts.chooseAgain} onFile={goOn} />
        {children}
      </div>
    </>
  )
}
