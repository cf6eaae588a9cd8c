import type { Failure } from './failure.ts'

export function FailureBanner({ failure }: { failure: Failure }) {
  return (
    <div className={`banner sign-in-banner ${failure.isNote ? 'is-note' : 'is-bad'}`} role="alert">
      <p>{failure.title}</p>
      {failure.detail && <p className="sign-in-detail">{failure.detail}</p>}
    </div>
  )
}
