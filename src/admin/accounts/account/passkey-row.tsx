import { Pencil, Trash2 } from 'lucide'
import type { Passkey } from '#shared/contract/accounts.admin.ts'
import { passkeyTexts as texts } from '#texts/admin/accounts.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { useFormatDate, useFormatMoment } from '../../app/diary.ts'
import { Tooltip } from '../../parts/tooltip.tsx'

interface PasskeyRowProps {
  passkey: Passkey
  isThisDevice: boolean
  onRename: () => void
  onRemove: () => void
}

export function PasskeyRow({ passkey, isThisDevice, onRename, onRemove }: PasskeyRowProps) {
  const formatDate = useFormatDate()
  const formatMoment = useFormatMoment()
  const { name, addedAt, lastUsedAt, isSynced, strandedAt } = passkey
  return (
    <li className="set-row">
      <div>
        <strong>{name}</strong>
        <p>
          {texts.added(formatDate(addedAt))} ·{' '}
          {lastUsedAt ? texts.lastUsed(formatMoment(lastUsedAt)) : texts.neverUsed}
        </p>
        <p className="passkey-tags">
          {isThisDevice && <Tag badge="good">{texts.thisDevice}</Tag>}
          {isSynced && <Tag badge="grey">{texts.synced}</Tag>}
          {strandedAt && <Tag badge="grey">{texts.stranded(strandedAt)}</Tag>}
        </p>
      </div>
      <span className="person-acts">
        <Tooltip text={texts.rename}>
          <IconButton label={texts.renameOf(name)} onClick={onRename}>
            <Icon of={Pencil} />
          </IconButton>
        </Tooltip>
        <Tooltip text={texts.remove}>
          <IconButton label={texts.removeOf(name)} onClick={onRemove}>
            <Icon of={Trash2} />
          </IconButton>
        </Tooltip>
      </span>
    </li>
  )
}
