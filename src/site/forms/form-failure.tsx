import type { SentForm } from '#shared/page-rendering.ts'
import type { ToastText } from '#texts/toast-text.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'

/** Says in the page what a toast says where scripts run. */
export function FormFailure({ sent, text }: { sent: SentForm | null; text: ToastText }) {
  if (sent?.outcome !== 'failed') return null
  return <ErrorBox>{`${text.title} ${sent.message ?? text.description}`}</ErrorBox>
}
