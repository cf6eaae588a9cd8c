import { useMutation, useQuery } from '@tanstack/react-query'
import type { BackupState } from '#shared/contract/backups.admin.ts'
import {
  type ExportKind,
  exportKinds,
  exportPath,
  getExportContents,
} from '#shared/contract/transfer.admin.ts'
import { exportTexts } from '#texts/admin/transfer.ts'
import { fileSizes } from '#texts/grammar.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Icon, type IconNode } from '#ui/display/icon.tsx'
import { Spinner } from '#ui/display/loading.tsx'
import { Archive } from '#ui/icons/archive.ts'
import { Download } from '#ui/icons/download.ts'
import { FileText } from '#ui/icons/file-text.ts'
import { Globe } from '#ui/icons/globe.ts'
import { api } from '../app/api.ts'
import { useFormatInstant } from '../app/diary.ts'
import { backupsQuery, downloadBackup, downloadFile, useMakeBackup } from '../backups/queries.ts'

const icons: Record<ExportKind, IconNode> = { markdown: FileText, static: Globe }

const failed = (description: string) => ({ title: exportTexts.failed, description })

export function ExportBox() {
  const { data: sizes } = useQuery({
    queryKey: [getExportContents.path],
    queryFn: ({ signal }) => api(getExportContents, { signal }),
    staleTime: 0,
  })
  const { data: backups } = useQuery(backupsQuery)
  const exporting = useMutation({
    mutationFn: (kind: ExportKind) => downloadFile(exportPath(kind), ''),
    meta: { failed },
  })
  return (
    <section className="box exp" aria-labelledby="take-along">
      <h2 id="take-along">{exportTexts.heading}</h2>
      <p className="box-hint">{exportTexts.hint}</p>
      <ul>
        {exportKinds.map((kind) => (
          <ExportRow
            key={kind}
            icon={icons[kind]}
            {...exportTexts.kinds[kind]}
            size={
              sizes?.photoBytes
                ? exportTexts.about(fileSizes.readable(sizes.photoBytes))
                : undefined
            }
            busy={exporting.isPending && exporting.variables === kind}
            onClick={() => exporting.mutate(kind)}
          />
        ))}
        <BackupRow backups={backups} />
      </ul>
      {backups && (
        <p className="box-hint">
          <LastBackup of={backups} />
        </p>
      )}
    </section>
  )
}

/** Exports a new backup, because the latest one lacks the most recent changes. */
function BackupRow({ backups }: { backups: BackupState | undefined }) {
  const making = useMakeBackup()
  // Backups made before an upgrade contain no photos, so their size says nothing.
  const last = backups?.backups.find(({ kind }) => kind !== 'before-upgrade')
  const downloading = useMutation({
    async mutationFn() {
      const { backups: made, trouble } = await making.mutateAsync()
      if (!trouble && made[0]) await downloadBackup(made[0].name)
    },
    meta: { failed },
  })
  const { name, text, label } = exportTexts.backup
  return (
    <ExportRow
      icon={Archive}
      name={name}
      text={making.isPending ? exportTexts.backup.making : text}
      label={label}
      size={last && exportTexts.lastSize(fileSizes.readable(last.sizeBytes))}
      busy={downloading.isPending}
      onClick={() => downloading.mutate()}
    />
  )
}

function LastBackup({ of: { backups } }: { of: BackupState }) {
  const formatMoment = useFormatInstant()
  return backups[0] ? exportTexts.lastBackup(formatMoment(backups[0].madeAt)) : exportTexts.noBackup
}

interface ExportRowProps {
  icon: IconNode
  name: string
  text: string
  label: string
  size: string | undefined
  busy: boolean
  onClick: () => void
}

function ExportRow({ icon, name, text, label, size, busy, onClick }: ExportRowProps) {
  return (
    <li className="item">
      <span className="exp-icon">
        <Icon of={icon} />
      </span>
      <div>
        <strong>{name}</strong>
        <p>
          {text} {size}
        </p>
      </div>
      <IconButton
        label={label}
        framed
        disabled={busy}
        aria-busy={busy || undefined}
        onClick={onClick}
      >
        {busy ? <Spinner /> : <Icon of={Download} />}
      </IconButton>
    </li>
  )
}
