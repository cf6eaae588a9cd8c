import { useState } from 'react'
import type { Import, SourceKind } from '#shared/contract/transfer.admin.ts'
import { dropTexts as texts } from '#texts/admin/transfer.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { messageOf } from '../../app/api.ts'
import { useSendBox } from '../sending/send-file.ts'
import { DropBox } from './drop-box.tsx'
import { SourceChoice } from './source-choice.tsx'

/** Where it begins. The kind is only asked to say which file is meant: the server looks for itself. */
export function ChooseSource({ onAnnounced }: { onAnnounced: (announced: Import) => void }) {
  const [kind, setKind] = useState<SourceKind>('wordpress')
  const sending = useSendBox(onAnnounced)
  return (
    <section className="box imp" aria-labelledby="source">
      <h2 id="source">{texts.question}</h2>
      <SourceChoice chosen={kind} onChoose={setKind} />
      {sending.error && <ErrorBox>{messageOf(sending.error)}</ErrorBox>}
      <DropBox kind={kind} isBusy={sending.isPending} onFile={(file) => sending.mutate(file)} />
    </section>
  )
}
