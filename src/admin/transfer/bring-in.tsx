import type { Import } from '#shared/contract/transfer.admin.ts'
import { Report } from './report/report.tsx'
import { Refused } from './result/refused.tsx'
import { Result } from './result/result.tsx'
import { Undone } from './result/undone.tsx'
import { SendingBox } from './sending/sending-box.tsx'
import { ChooseSource } from './sources/choose-source.tsx'
import type { ShowImport } from './use-chosen-import.ts'
import { Looking } from './way/looking.tsx'
import { OnTheWay } from './way/on-the-way.tsx'
import { Undoing } from './way/undoing.tsx'

interface BringInProps {
  of: Import | undefined
  show: ShowImport
}

/** One step at a time, each in the place of the one before. */
export function BringIn({ of, show }: BringInProps) {
  const startOver = () => show(null)
  if (!of) return <ChooseSource onAnnounced={({ id }) => show(id)} />
  switch (of.state) {
    case 'receiving':
      return <SendingBox of={of} onGone={startOver} />
    case 'looking':
      return <Looking of={of} />
    case 'looked':
      return of.report && <Report key={of.id} of={of} report={of.report} onGone={startOver} />
    case 'carrying':
      return <OnTheWay of={of} />
    case 'failed':
      return of.startedAt ? <OnTheWay of={of} /> : <Refused of={of} onGone={startOver} />
    case 'undoing':
      return <Undoing of={of} />
    case 'undone':
      return <Undone of={of} onAnother={startOver} />
    default:
      return <Result key={of.id} of={of} onAnother={startOver} />
  }
}
