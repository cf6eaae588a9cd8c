import { FileBraces, FileCode, FileText, type IconNode } from 'lucide'
import { type BoxKind, boxKinds } from '#shared/contract/import-fields.ts'
import { dropTexts, sourceTexts } from '#shared/texts/moving-files.ts'
import { Icon } from '#ui/display/icon.tsx'
import { BrandMark } from '#ui/dog/brand-mark.tsx'

const icons: Record<Exclude<BoxKind, 'diary'>, IconNode> = {
  wordpress: FileCode,
  ghost: FileBraces,
  markdown: FileText,
}

interface SourceChoiceProps {
  chosen: BoxKind
  onChoose: (kind: BoxKind) => void
}

export function SourceChoice({ chosen, onChoose }: SourceChoiceProps) {
  return (
    <fieldset className="srcs">
      <legend className="sr">{dropTexts.question}</legend>
      {boxKinds.map((kind) => (
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
