import { memo, useEffect, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { countWords, readingMinutes } from '#shared/reading-time.ts'
import { historyTexts } from '#texts/admin/drafts.ts'
import { postTexts } from '#texts/site/posts.ts'
import type { PostValues } from '../post-values.ts'

const PAUSE_MS = 300

/** How much there is, and how long it takes to read: counted once a pause, not once a letter. */
export function WordCount({ control }: { control: Control<PostValues> }) {
  const content = useWatch({ control, name: 'content' })
  const [counted, setCounted] = useState(content)
  useEffect(() => {
    const pause = setTimeout(() => setCounted(content), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [content])
  return <Counted text={counted} />
}

const Counted = memo(function Counted({ text }: { text: string }) {
  return (
    <>
      <span>{historyTexts.words(countWords(text))}</span>
      <span className="not-small">{postTexts.readingTime(readingMinutes(text))}</span>
    </>
  )
})
