import type { Import } from '#shared/contract/transfer.admin.ts'
import { lookingTexts as texts } from '#shared/texts/moving-files.ts'
import { readableSize } from '#shared/texts/storage.ts'
import { Spinner } from '#ui/display/spinner.tsx'

export function Looking({ of: { file } }: { of: Import }) {
  return (
    <section className="box" aria-labelledby="looking">
      <h2 id="looking" role="status">
        <Spinner /> {texts.title}
      </h2>
      <p className="box-hint" dir="auto">
        {file.name}, {readableSize(file.sizeBytes)}. {texts.text}
      </p>
    </section>
  )
}
