import { useEffect, useId, useRef, useState } from 'react'
import { commentLimits } from '#shared/limits.ts'
import { writeTexts as texts } from '#texts/site/comments.ts'
import { useDog } from '../../layout/use-dog.ts'
import { useSettings } from '../../layout/use-settings.ts'

interface MessageFieldProps {
  given: string | undefined
  error: string | undefined
}

/** Ruled paper, and how much of it is left. */
export function MessageField({ given, error }: MessageFieldProps) {
  const id = useId()
  const { name } = useDog()
  const { ownerName } = useSettings()
  const words = useRef<HTMLTextAreaElement>(null)
  // Counted by script: until that runs, the limit alone is told.
  const [length, setLength] = useState<number | null>(null)
  useEffect(() => setLength(words.current?.value.length ?? 0), [])
  const most = commentLimits.message
  return (
    <div className="field">
      <label htmlFor={id}>{texts.message}</label>
      <textarea
        ref={words}
        className="input ruled"
        id={id}
        name="message"
        dir="auto"
        maxLength={most}
        placeholder={texts.placeholder(name, ownerName)}
        defaultValue={given}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-foot`}
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
      <div className="field-foot" id={`${id}-foot`}>
        <span className={error && 'error'}>{error ?? texts.plainWords}</span>
        <span>{length === null ? texts.atMost(most) : texts.counted(length, most)}</span>
      </div>
    </div>
  )
}
