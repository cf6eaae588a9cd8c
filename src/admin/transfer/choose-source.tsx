import { useState } from 'react'
import {
  type Import,
  type ImportSourceKind,
  importSourceKinds,
} from '#shared/contract/transfer.admin.ts'
import { dogHeadShapes } from '#shared/theme/dog-head-shapes.ts'
import { importLimits } from '#shared/transfer.ts'
import { dropTexts, sourceTexts } from '#texts/admin/transfer.ts'
import { fileSizes } from '#texts/grammar.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Icon, type IconNode } from '#ui/display/icon.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { BrandMark, Drawing, pawShapes } from '#ui/dog/drawings.tsx'
import { FileBraces } from '#ui/icons/file-braces.ts'
import { FileCode } from '#ui/icons/file-code.ts'
import { FileText } from '#ui/icons/file-text.ts'
import { messageOf } from '../app/api.ts'
import { ChooseFileButton } from '../parts/choose-file.tsx'
import { useFileDrop } from '../photos/upload-list.tsx'
import { useUploadImport } from './upload.tsx'

/** The chosen kind only explains which file to pick: the server detects the kind itself. */
export function ChooseSource({ onAnnounced }: { onAnnounced: (announced: Import) => void }) {
  const [kind, setKind] = useState<ImportSourceKind>('wordpress')
  const upload = useUploadImport(onAnnounced)
  return (
    <section className="box imp" aria-labelledby="source">
      <h2 id="source">{dropTexts.question}</h2>
      <SourceChoice chosen={kind} onChoose={setKind} />
      {upload.error && <ErrorBox>{messageOf(upload.error)}</ErrorBox>}
      <DropBox kind={kind} isBusy={upload.isPending} onFile={(file) => upload.mutate(file)} />
    </section>
  )
}

const icons: Record<Exclude<ImportSourceKind, 'diary'>, IconNode> = {
  wordpress: FileCode,
  ghost: FileBraces,
  markdown: FileText,
}

interface SourceChoiceProps {
  chosen: ImportSourceKind
  onChoose: (kind: ImportSourceKind) => void
}

function SourceChoice({ chosen, onChoose }: SourceChoiceProps) {
  return (
    <fieldset className="choices srcs">
      <legend className="sr">{dropTexts.question}</legend>
      {importSourceKinds.map((kind) => (
        <label key={kind} className="choice src">
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

const accepted: Record<ImportSourceKind, string> = {
  wordpress: '.xml,.zip,text/xml,application/xml',
  ghost: '.json,.zip,application/json,application/zip',
  markdown: '.zip,application/zip',
  diary: '.zip,application/zip',
}

interface DropBoxProps {
  kind: ImportSourceKind
  isBusy: boolean
  onFile: (file: File) => void
}

function DropBox({ kind, isBusy, onFile }: DropBoxProps) {
  const { isOver, ...drop } = useFileDrop(([file]) => {
    if (file && !isBusy) onFile(file)
  })
  return (
    <div className={classNames('drop', isOver && 'is-over')} {...drop}>
      <Carton />
      <div>
        <h3>{isOver ? dropTexts.letGo : dropTexts.title}</h3>
        <p>{dropTexts.text(sourceTexts[kind].file, fileSizes.whole(importLimits.fileBytes))}</p>
        <ChooseFileButton
          label={isBusy ? dropTexts.announcing : dropTexts.choose}
          accept={accepted[kind]}
          busy={isBusy}
          onFile={onFile}
        />
      </div>
    </div>
  )
}

const shapes = [
  '<ellipse class="d-shadow" cx="125" cy="166" rx="104" ry="9"/>',
  '<path class="k-in" d="M44 66L60 40h130l16 26z"/>',
  `<svg x="76" y="0" width="112" height="84" viewBox="0 0 64 48" overflow="visible">${dogHeadShapes}</svg>`,
  '<path class="k-side" d="M44 66h162v92c0 5-3 8-8 8H52c-5 0-8-3-8-8z"/>',
  '<path class="k-flap" d="M44 66L6 84l16 20 22-16zM206 66l38 18-16 20-22-16z"/>',
  '<path class="k-front" d="M44 66h162l-12 26H56z"/>',
  '<rect class="k-tape" x="114" y="92" width="22" height="74"/>',
  `<svg class="k-paw" x="62" y="112" width="34" height="34" viewBox="0 0 32 32">${pawShapes}</svg>`,
].join('')

function Carton() {
  return <Drawing className="carton" viewBox="0 0 250 176" shapes={shapes} />
}
