import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { type SentForm, sentFormKey } from '#shared/page-rendering.ts'
import { ErrorBox } from '#ui/display/states.tsx'
import { classNames } from '../../ui/display/class-names.ts'
import type { FieldErrors, FormCall } from '../data/browser-api.ts'
import { useQueryCache } from '../data/query-cache.ts'

interface LazyFormOptions<Sent> {
  /** Fetches rules and call; begins when the form is first touched. */
  loadCall: () => Promise<FormCall<Sent>>
  read: (form: HTMLFormElement) => unknown
  /** Of a form that was sent without script. */
  errors?: FieldErrors
  onDone: (sent: Sent) => void
  onFailed: () => void
}

/**
 * A form whose fields belong to the browser: what was typed before the page was hydrated, or before the rules
 * arrived, is still there. Checked on submit, from then on at every change.
 */
export function useLazyForm<Sent>({
  loadCall,
  read,
  onDone,
  onFailed,
  ...given
}: LazyFormOptions<Sent>) {
  const form = useRef<HTMLFormElement>(null)
  const call = useRef<FormCall<Sent>>(null)
  const [isBusy, setBusy] = useState(false)
  const [wasTried, setTried] = useState(given.errors !== undefined)
  const [errors, setErrors] = useState(given.errors ?? {})
  const wantsFocus = useRef(given.errors !== undefined)

  // After the messages are in the page, so that a reader hears them with the field.
  useEffect(() => {
    if (!wantsFocus.current || Object.keys(errors).length === 0) return
    wantsFocus.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  const prepare = async () => {
    call.current ??= await loadCall()
    return call.current
  }

  /** Also of what is typed before the rules arrive. */
  const recheck = async () => {
    const { check } = await prepare()
    if (form.current) setErrors(check(read(form.current)))
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const values = read(event.currentTarget)
    setTried(true)
    setBusy(true)
    try {
      const { check, send } = await prepare()
      const found = check(values)
      wantsFocus.current = Object.keys(found).length > 0
      setErrors(found)
      if (wantsFocus.current) return
      const sent = await send(values)
      form.current?.reset()
      setTried(false)
      onDone(sent)
    } catch {
      onFailed()
    } finally {
      setBusy(false)
    }
  }

  return {
    errors,
    isBusy,
    formProps: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit: submit,
      onFocus: () => {
        prepare().catch(() => {})
      },
      onChange: () => {
        if (wasTried) recheck().catch(() => {})
      },
    },
  }
}

/** What became of a form that was sent without script: the page that answers it brings it along. */
export function useSentForm(name: SentForm['name']): SentForm | null {
  const sent = useQueryCache().getQueryData<SentForm>({ queryKey: sentFormKey })
  return sent?.name === name ? sent : null
}

interface FormFailureProps {
  sent: SentForm | null
  text: { title: string; description: string }
}

/** Says in the page what a toast says where scripts run. */
export function FormFailure({ sent, text }: FormFailureProps) {
  if (sent?.outcome !== 'failed') return null
  return <ErrorBox>{`${text.title} ${sent.message ?? text.description}`}</ErrorBox>
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  error?: string
}

/** The browser's own checkbox: works with forms as it is, and needs no script. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={classNames('field', className)}>
      <label className="check">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
