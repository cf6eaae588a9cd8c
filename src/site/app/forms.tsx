import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { type PlainFormResult, plainFormResultKey } from '#shared/page-rendering.ts'
import { ErrorBox } from '#ui/display/states.tsx'
import { classNames } from '../../ui/display/class-names.ts'
import type { FieldErrors, FormHandler } from '../data/browser-api.ts'
import { useQueryCache } from '../data/query-cache.ts'

interface LazyFormOptions<Sent> {
  /** Loads the field rules and the API call when the form is first touched. */
  loadCall: () => Promise<FormHandler<Sent>>
  read: (form: HTMLFormElement) => unknown
  /** Errors of a form that was sent without script. */
  errors?: FieldErrors
  onDone: (sent: Sent) => void
  onFailed: () => void
}

/**
 * A form with uncontrolled fields, so that input typed before hydration or before the rules arrive
 * is not lost. The form is checked on submit and from then on at every change.
 */
export function useLazyForm<Sent>({
  loadCall,
  read,
  onDone,
  onFailed,
  ...options
}: LazyFormOptions<Sent>) {
  const form = useRef<HTMLFormElement>(null)
  const call = useRef<FormHandler<Sent>>(null)
  const [isBusy, setBusy] = useState(false)
  const [wasTried, setTried] = useState(options.errors !== undefined)
  const [errors, setErrors] = useState(options.errors ?? {})
  const wantsFocus = useRef(options.errors !== undefined)

  // Runs once the messages are in the page, so that a screen reader announces them with the field.
  useEffect(() => {
    if (!wantsFocus.current || Object.keys(errors).length === 0) return
    wantsFocus.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  const prepare = async () => {
    call.current ??= await loadCall()
    return call.current
  }

  /** Input may change before the rules arrive, so this waits for them. */
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

/** Returns the result of a form that was sent without script; the answering page carries it. */
export function usePlainFormResult(name: PlainFormResult['name']): PlainFormResult | null {
  const sent = useQueryCache().getQueryData<PlainFormResult>({ queryKey: plainFormResultKey })
  return sent?.name === name ? sent : null
}

interface FormFailureProps {
  sent: PlainFormResult | null
  text: { title: string; description: string }
}

export function FormFailure({ sent, text }: FormFailureProps) {
  if (sent?.outcome !== 'failed') return null
  return <ErrorBox>{`${text.title} ${sent.message ?? text.description}`}</ErrorBox>
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  error?: string
}

/** A native checkbox works in a plain form without script. */
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
