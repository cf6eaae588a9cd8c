import type { SourceKind } from '#shared/contract/transfer.admin.ts'
import { importLimits } from '#shared/transfer.ts'
import { sourceTexts, dropTexts as texts } from '#texts/admin/transfer.ts'
import { classNames } from '#ui/display/class-names.ts'
import { useDrop } from '../../photos/upload-list.tsx'
import { Carton } from './carton.tsx'
import { ChooseFile } from './choose-file.tsx'

const most = `${importLimits.fileBytes / 1024 / 1024} MB`
const accepted: Record<SourceKind, string> = {
  wordpress: '.xml,.zip,text/xml,application/xml',
  ghost: '.json,.zip,application/json,application/zip',
  markdown: '.zip,application/zip',
  diary: '.zip,application/zip',
}

interface DropBoxProps {
  kind: SourceKind
  isBusy: boolean
  onFile: (file: File) => void
}

export function DropBox({ kind, isBusy, onFile }: DropBoxProps) {
  const { isOver, ...drop } = useDrop(([file]) => {
    if (file && !isBusy) onFile(file)
  })
  return (
    <div className={classNames('drop', isOver && 'is-over')} {...drop}>
      <Carton />
      <div>
        <h3>{isOver ? texts.letGo : texts.title}</h3>
        <p>{texts.text(sourceTexts[kind].file, most)}</p>
        <ChooseFile
          label={isBusy ? texts.announcing : texts.choose}
          accept={accepted[kind]}
          busy={isBusy}
          onFile={onFile}
        />
      </div>
    </div>
  )
}
