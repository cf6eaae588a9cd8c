import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type Passkey,
  PasskeyName,
  removePasskey,
  renamePasskey,
} from '#shared/contract/accounts.admin.ts'
import { PASSKEY_NAME_LENGTH } from '#shared/limits.ts'
import {
  accountToasts,
  passkeyProblems,
  passkeyToasts,
  passkeyTexts as texts,
} from '#texts/admin/accounts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Input } from '#ui/controls/input.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Spinner } from '#ui/display/spinner.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api, markFields, messageOf } from '../app/api.ts'
import { useFormatDate, useFormatMoment } from '../app/diary.ts'
import { ConfirmDialog } from '../parts/confirm.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { FormActs } from '../parts/fields.tsx'
import { Tooltip } from '../parts/tooltip.tsx'
import {
  addingTrouble,
  makePasskey,
  passkeysOfThisDevice,
  passkeysQuery,
  whyNoPasskeys,
} from './passkeys.tsx'
import { mySessionsQuery, sessionQuery } from './session.ts'

type Open = 'add' | { what: 'rename' | 'remove'; passkey: Passkey } | null

export function Passkeys() {
  const { data, isPending, refetch } = useQuery(passkeysQuery)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const isHere = passkeysOfThisDevice()
  const trouble = data && whyNoPasskeys(data)
  const picked = open === 'add' ? null : open
  return (
    <section className="box" aria-labelledby="passkeys">
      <div className="box-head">
        <h2 id="passkeys">{texts.heading}</h2>
      </div>
      <p className="box-hint">{texts.intro}</p>
      {isPending && (
        <p role="status">
          <Spinner /> {adminTexts.loading}
        </p>
      )}
      {!isPending && !data && (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: refetch }}>{texts.failed}</ErrorBox>
      )}
      {trouble && <p className="banner is-note passkeys-note">{trouble}</p>}
      {data?.passkeys.some(({ strandedAt }) => strandedAt) && (
        <p className="banner is-note passkeys-note">{passkeyProblems.stranded}</p>
      )}
      {data?.passkeys.length === 0 && !trouble && (
        <p className="muted passkeys-note">{texts.none}</p>
      )}
      <ul className="passkeys">
        {data?.passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isThisDevice={isHere.includes(passkey.id)}
            onRename={() => setOpen({ what: 'rename', passkey })}
            onRemove={() => setOpen({ what: 'remove', passkey })}
          />
        ))}
      </ul>
      {data && !trouble && (
        <Button look="line" small onClick={() => setOpen('add')}>
          {texts.add}
        </Button>
      )}
      <AddPasskey open={open === 'add'} onClose={close} />
      <RenamePasskey passkey={picked?.what === 'rename' ? picked.passkey : null} onClose={close} />
      <RemovePasskey passkey={picked?.what === 'remove' ? picked.passkey : null} onClose={close} />
    </section>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  isThisDevice: boolean
  onRename: () => void
  onRemove: () => void
}

function PasskeyRow({ passkey, isThisDevice, onRename, onRemove }: PasskeyRowProps) {
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

interface AddPasskeyProps {
  open: boolean
  onClose: () => void
}

function AddPasskey({ open, onClose }: AddPasskeyProps) {
  const queryClient = useQueryClient()
  const { data: sessions } = useQuery(mySessionsQuery)
  const suggested = sessions?.find(({ isThisOne }) => isThisOne)?.browser ?? ''

  async function add(name: string) {
    const added = await makePasskey(name)
    toast(passkeyToasts.added(added.name))
    await queryClient.invalidateQueries(passkeysQuery)
    // The login page offers what there is.
    await queryClient.invalidateQueries(sessionQuery)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.addTitle}
      description={texts.addHint}
      closeLabel={adminTexts.close}
    >
      <PasskeyNameForm
        name={suggested}
        label={texts.add}
        busyLabel={texts.adding}
        onSave={add}
        onFailed={(error) =>
          toast({ ...accountToasts.failed(addingTrouble(error)), variant: 'destructive' })
        }
        onCancel={onClose}
      />
    </Dialog>
  )
}

interface RenamePasskeyProps {
  passkey: Passkey | null
  onClose: () => void
}

function RenamePasskey({ passkey, onClose }: RenamePasskeyProps) {
  const queryClient = useQueryClient()
  async function rename(name: string) {
    if (!passkey) return
    await api(renamePasskey, { params: { id: passkey.id }, body: { name } })
    toast(passkeyToasts.renamed(name))
    await queryClient.invalidateQueries(passkeysQuery)
    onClose()
  }
  return (
    <Dialog
      open={passkey !== null}
      onClose={onClose}
      title={texts.renameTitle}
      closeLabel={adminTexts.close}
    >
      {passkey && (
        <PasskeyNameForm
          name={passkey.name}
          label={texts.save}
          busyLabel={texts.saving}
          onSave={rename}
          onFailed={(error) =>
            toast({ ...accountToasts.failed(messageOf(error)), variant: 'destructive' })
          }
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}

interface PasskeyNameFormProps {
  name: string
  label: string
  busyLabel: string
  onSave: (name: string) => Promise<void>
  onFailed: (error: unknown) => void
  onCancel: () => void
}

function PasskeyNameForm(props: PasskeyNameFormProps) {
  const form = useForm<PasskeyName>({
    resolver: standardSchemaResolver(PasskeyName),
    defaultValues: { name: props.name },
  })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async ({ name }) => {
    try {
      await props.onSave(name)
    } catch (error) {
      if (!markFields(form, error)) props.onFailed(error)
    }
  })
  return (
    <form className="form-stack" noValidate onSubmit={save}>
      <Field label={texts.name} hint={texts.nameHint} error={errors.name?.message} required>
        <Input autoComplete="off" maxLength={PASSKEY_NAME_LENGTH} {...form.register('name')} />
      </Field>
      <FormActs cancelLabel={texts.cancel} onCancel={props.onCancel} busy={isSubmitting}>
        {isSubmitting ? props.busyLabel : props.label}
      </FormActs>
    </form>
  )
}

interface RemovePasskeyProps {
  passkey: Passkey | null
  onClose: () => void
}

function RemovePasskey({ passkey, onClose }: RemovePasskeyProps) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: ({ id }: Passkey) => api(removePasskey, { params: { id } }),
    onSuccess: (_done, { name }) => toast(passkeyToasts.removed(name)),
    onError: (error) =>
      toast({ ...accountToasts.failed(messageOf(error)), variant: 'destructive' }),
    async onSettled() {
      onClose()
      await queryClient.invalidateQueries(passkeysQuery)
      await queryClient.invalidateQueries(mySessionsQuery)
      await queryClient.invalidateQueries(sessionQuery)
    },
  })
  return (
    <ConfirmDialog
      open={passkey !== null}
      onClose={onClose}
      title={texts.removeTitle(passkey?.name ?? '')}
      description={texts.removeText}
      cancelLabel={texts.cancel}
      confirmLabel={remove.isPending ? texts.removing : texts.removeConfirm}
      busy={remove.isPending}
      onConfirm={() => passkey && remove.mutate(passkey)}
    />
  )
}
