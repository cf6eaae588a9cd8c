import { FileBraces, FileCode, FileText, type IconNode } from 'lucide'
import { type SourceKind, sourceKinds } from '#shared/contract/transfer.admin.ts'
import { dropTexts, sourceTexts } from '#texts/admin/transfer.ts'
import { Icon } from '#ui/display/icon.tsx'
import { BrandMark } from '#ui/dog/brand-mark.tsx'

const icons: Record<Exclude<SourceKind, 'diary'>, IconNode> = {
  wordpress: FileCode,
  ghost: FileBraces,
  markdown: FileText,
}

interface SourceChoiceProps {
  chosen: SourceKind
  onChoose: (kind: SourceKind) => void
}

export function SourceChoice({ chosen, onChoose }: SourceChoiceProps) {
  return (
    <fieldset className="srcs">
      <legend className="sr">{dropTexts.question}</legend>
      {sourceKinds.map((kind) => (
        <label key={kind} className="src">
          <input
            className="sr"
            type="radio"
            name="source"
            checked={kind === chosen}
            onChange={() => onChoose(kind)}
          />
          {kind === 'diary' ? <BrandMark className="src-dog" /> : <Icon of={icons[kind]} />}
          <strong>{sourceTexts[kind].name}</strong>
          <small>{sourceTexts[kind].hint}</small>
        </label>
      ))}
    </fieldset>
  )
}
