import { KeyRound, Trash2 } from 'lucide'
import type { AdminPerson } from '#shared/contract/accounts.admin.ts'
import { peopleTexts, providerLabels } from '#texts/admin/accounts.ts'
import { peopleErrors } from '#texts/errors/accounts.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { useFormatDate } from '../../app/diary.ts'
import { Tooltip } from '../../parts/tooltip.tsx'

interface PersonRowProps {
  person: AdminPerson
  isLastOne: boolean
  onChangePassword: () => void
  onRemove: () => void
}

/** Why this one must stay, or undefined when it may go. */
function reasonToStay({ isFromEnvironment }: AdminPerson, isLastOne: boolean): string | undefined {
  if (isLastOne) return peopleErrors.lastOne
  return isFromEnvironment ? peopleTexts.environmentStays : undefined
}

export function PersonRow({ person, isLastOne, onChangePassword, onRemove }: PersonRowProps) {
  const formatDate = useFormatDate()
  const { email, provider, addedAt, isYou, isFromEnvironment } = person
  const mustStay = reasonToStay(person, isLastOne)
  return (
    <li>
      <div>
        <strong>{email}</strong>
        <p>
          {providerLabels[provider]}, {peopleTexts.added(formatDate(addedAt))}
        </p>
        {mustStay && <p>{mustStay}</p>}
      </div>
      <span className="person-tags">
        {isYou && <Tag>{peopleTexts.you}</Tag>}
        {isFromEnvironment && <Tag badge="grey">{peopleTexts.fromEnvironment}</Tag>}
      </span>
      <span className="person-acts">
        {provider === 'password' && (
          <Tooltip text={peopleTexts.changePassword}>
            <IconButton label={peopleTexts.changePasswordOf(email)} onClick={onChangePassword}>
              <Icon of={KeyRound} />
            </IconButton>
          </Tooltip>
        )}
        {!mustStay && (
          <Tooltip text={peopleTexts.remove}>
            <IconButton label={peopleTexts.removeOf(email)} onClick={onRemove}>
              <Icon of={Trash2} />
            </IconButton>
          </Tooltip>
        )}
      </span>
    </li>
  )
}
