import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FieldErrors, FormCall } from './form-call.ts'

interface LazyFormOptions {
  /** Fetches rules and call; begins when the form is first touched. */
  loadCall: () => Promise<FormCall>
  read: (form: HTMLFormElement) => unknown
  onDone: () => void
  onFailed: () => void
}

/**
 * A form whose fields belong to the browser: what was typed before the page woke up, or before the rules
 * arrived, is still there. Checked on submit, from then on at every change.
 */
export function useLazyForm({ loadCall, read, onDone, onFailed }: LazyFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const call = useRef<FormCall>(null)
  const [isAwake, setAwake] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [wasTried, setTried] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const wantsFocus = useRef(false)

  // Before the page is told that it is awake: a press that came early is then repeated. By hand as well,
  // because React tells of the waking before it draws again.
  useLayoutEffect(() => {
    for (const button of form.current?.querySelectorAll('button') ?? []) button.type = 'submit'
    setAwake(true)
  }, [])

  // After the messages are in the page, so that a reader hears them with the field.
  useEffect(() => {
    if (!wantsFocus.current || Object.keys(errors).length === 0) return
    wantsFocus.current = false
    focusFirstInvalid(form.current)
  }, [errors])

  const prepare = async () => {
    call.current ??= await loadCall()
    return call.current
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
      await send(values)
      form.current?.reset()
      setTried(false)
      onDone()
    } catch {
      onFailed()
    } finally {
      setBusy(false)
    }
  }

  return {
    errors,
    isBusy,
    /** Until the page is awake the button does nothing, rather than reload the page with everything in its address. */
    submitType: isAwake ? ('submit' as const) : ('button' as const),
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: submit,
      onFocus: () => {
        prepare().catch(() => {})
      },
      onChange: () => {
        if (wasTried && call.current && form.current) {
          setErrors(call.current.check(read(form.current)))
        }
      },
    },
  }
}

function focusFirstInvalid(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
