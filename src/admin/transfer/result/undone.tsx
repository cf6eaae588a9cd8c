import type { Import } from '#shared/contract/transfer.admin.ts'
import { movingTexts, resultTexts as texts } from '#texts/admin/transfer.ts'
import { Button } from '#ui/controls/button.tsx'
import { useFreshDiary } from '../import-queries.ts'

interface UndoneProps {
  of: Import
  onAnother: () => void
}

export function Undone({ of, onAnother }: UndoneProps) {
  useFreshDiary(of)
  return (
    <section className="box" aria-labelledby="undone">
      <div className="box-head">
        <div>
          <h2 id="undone">{texts.undone}</h2>
          <p className="box-hint" dir="auto">
            {of.file.name}. {texts.spared(of.spared)}
          </p>
        </div>
        <Button look="quiet" small onClick={onAnother}>
          {movingTexts.startOver}
        </Button>
      </div>
    </section>
  )
}
