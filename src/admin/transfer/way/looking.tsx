import type { Import } from '#shared/contract/transfer.admin.ts'
import { lookingTexts as texts } from '#texts/admin/transfer.ts'
import { fileSizes } from '#texts/grammar.ts'
import { Spinner } from '#ui/display/spinner.tsx'

export function Looking({ of: { file } }: { of: Import }) {
  return (
    <section className="box" aria-labelledby="looking">
      <h2 id="looking" role="status">
        <Spinner /> {texts.title}
      </h2>
      <p className="box-hint" dir="auto">
        {file.name}, {fileSizes.readable(file.sizeBytes)}. {texts.text}
      </p>
    </section>
  )
}
