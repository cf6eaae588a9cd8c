import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, KeyRound, Plus, Trash2 } from 'lucide'
import { Accordion as RadixAccordion } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'wouter'
import { ApiError } from '#shared/calls/api-client.ts'
import {
  type AdminPerson,
  addPerson,
  listPeople,
  NewPassword,
  NewPerson,
  removePerson,
  setPersonPassword,
} from '#shared/contract/accounts.admin.ts'
import {
  accessGuideItems,
  peopleTexts,
  peopleToasts,
  providerLabels,
  removePersonTexts,
} from '#texts/admin/accounts.ts'
import { dashboardTexts } from '#texts/admin/dashboard.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { peopleErrors } from '#texts/errors/accounts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Input } from '#ui/controls/input.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { adminToken, api, markFields } from '../app/api.ts'
import { useFormatDate } from '../app/diary.ts'
import { ConfirmDialog } from '../parts/confirm.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { FormActs, PasswordField } from '../parts/fields.tsx'
import { Tooltip } from '../parts/tooltip.tsx'

const guide = () => [
  {
    value: 'add',
    title: dashboardTexts.accessGuide.addUsers,
    content: (
      <ol className="steps">
        {accessGuideItems.addUsers.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    ),
  },
  {
    value: 'trouble',
    title: dashboardTexts.accessGuide.troubleshooting,
    content: (
      <dl className="troubles">
        {accessGuideItems.troubleshooting.map(({ problem, answer }) => (
          <div key={problem}>
            <dt>{problem}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    ),
  },
]

export function AdminAccess() {
  return (
    <>
      <People />
      <section className="box">
        <div className="box-head">
          <h2>{dashboardTexts.accessGuideHeading}</h2>
        </div>
        <Accordion items={guide()} />
        <p className="muted after-guide">
          {dashboardTexts.accessOwn}{' '}
          <Link className="text-link" href="/admin/settings#account">
            {dashboardTexts.accessOwnLink}
          </Link>
        </p>
      </section>
    </>
  )
}

type Task = { task: 'add' } | { task: 'password' | 'remove'; person: AdminPerson }

function People() {
  const { data: people, isError, refetch } = useQuery(peopleQuery)
  const [open, setOpen] = useState<Task | null>(null)
  const close = () => setOpen(null)
  const personOf = (task: 'password' | 'remove') => (open?.task === task ? open.person : null)
  return (
    <section className="box">
      <div className="box-head">
        <div>
          <h2>{peopleTexts.heading}</h2>
          <p className="box-hint">{peopleTexts.hint}</p>
        </div>
        <Button small onClick={() => setOpen({ task: 'add' })}>
          <Icon of={Plus} />
          {peopleTexts.add}
        </Button>
      </div>
      {isError && (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
          {peopleTexts.failed}
        </ErrorBox>
      )}
      {!people && !isError && (
        <Skeleton>
          <SkeletonPart shape="title" />
          <SkeletonPart shape="half" />
        </Skeleton>
      )}
      <ul className="people">
        {people?.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isLastOne={people.length === 1}
            onChangePassword={() => setOpen({ task: 'password', person })}
            onRemove={() => setOpen({ task: 'remove', person })}
          />
        ))}
      </ul>
      <AddPersonDialog open={open?.task === 'add'} onClose={close} />
      <ChangePasswordDialog person={personOf('password')} onClose={close} />
      <RemovePerson person={personOf('remove')} onClose={close} />
    </section>
  )
}

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

function PersonRow({ person, isLastOne, onChangePassword, onRemove }: PersonRowProps) {
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

interface AddPersonDialogProps {
  open: boolean
  onClose: () => void
}

function AddPersonDialog({ open, onClose }: AddPersonDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={peopleTexts.addTitle}
      description={peopleTexts.addHint}
      closeLabel={adminTexts.close}
    >
      <AddPersonForm onDone={onClose} />
    </Dialog>
  )
}

function AddPersonForm({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  const form = useForm<NewPerson>({
    resolver: standardSchemaResolver(NewPerson),
    defaultValues: { email: '', password: '' },
  })
  const add = useMutation({
    mutationFn: (body: NewPerson) => api(addPerson, { body }),
    async onSuccess({ email }) {
      await queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey })
      toast(peopleToasts.added(email))
      onDone()
    },
    onError(error) {
      if (!markFields(form, error)) tellFailure(error)
    },
  })
  const { errors } = form.formState
  return (
    <form
      className="form-stack"
      noValidate
      onSubmit={form.handleSubmit((body) => add.mutate(body))}
    >
      <Field label={peopleTexts.email} error={errors.email?.message} required>
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <PasswordField
        label={peopleTexts.password}
        error={errors.password?.message}
        autoComplete="new-password"
        required
        {...form.register('password')}
      />
      <FormActs cancelLabel={peopleTexts.cancel} onCancel={onDone} busy={add.isPending}>
        {add.isPending ? peopleTexts.saving : peopleTexts.save}
      </FormActs>
    </form>
  )
}

interface ChangePasswordDialogProps {
  person: AdminPerson | null
  onClose: () => void
}

function ChangePasswordDialog({ person, onClose }: ChangePasswordDialogProps) {
  return (
    <Dialog
      open={person !== null}
      onClose={onClose}
      title={person ? peopleTexts.changePasswordOf(person.email) : ''}
      description={peopleTexts.changePasswordHint}
      closeLabel={adminTexts.close}
    >
      {person && <ChangePasswordForm person={person} onDone={onClose} />}
    </Dialog>
  )
}

function ChangePasswordForm({ person, onDone }: { person: AdminPerson; onDone: () => void }) {
  const form = useForm<NewPassword>({
    resolver: standardSchemaResolver(NewPassword),
    defaultValues: { password: '' },
  })
  const save = useMutation({
    mutationFn: (body: NewPassword) => api(setPersonPassword, { params: { id: person.id }, body }),
    onSuccess() {
      toast(peopleToasts.passwordChanged(person.email))
      onDone()
    },
    onError(error) {
      if (!markFields(form, error)) tellFailure(error)
    },
  })
  return (
    <form
      className="form-stack"
      noValidate
      onSubmit={form.handleSubmit((body) => save.mutate(body))}
    >
      <input hidden autoComplete="username" value={person.email} readOnly />
      <PasswordField
        label={peopleTexts.newPassword}
        error={form.formState.errors.password?.message}
        autoComplete="new-password"
        required
        {...form.register('password')}
      />
      <FormActs cancelLabel={peopleTexts.cancel} onCancel={onDone} busy={save.isPending}>
        {save.isPending ? peopleTexts.savingPassword : peopleTexts.savePassword}
      </FormActs>
    </form>
  )
}

interface RemovePersonProps {
  person: AdminPerson | null
  onClose: () => void
}

function RemovePerson({ person, onClose }: RemovePersonProps) {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const isYou = person?.isYou ?? false
  const remove = useMutation({
    mutationFn: ({ id }: AdminPerson) =>
      api(removePerson, { params: { id }, query: isYou ? { confirm: 'true' } : {} }),
    async onSuccess(_answer, { email }) {
      toast(peopleToasts.removed(email))
      if (isYou) {
        adminToken.remove()
        navigate('/admin/login', { replace: true })
        queryClient.clear()
        return
      }
      await queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey })
      onClose()
    },
    onError: tellFailure,
  })
  const confirm = isYou ? removePersonTexts.confirmYourself : removePersonTexts.confirm
  return (
    <ConfirmDialog
      open={person !== null}
      onClose={onClose}
      title={isYou ? removePersonTexts.yourselfTitle : removePersonTexts.title(person?.email ?? '')}
      description={isYou ? removePersonTexts.yourself : removePersonTexts.other}
      cancelLabel={peopleTexts.cancel}
      confirmLabel={remove.isPending ? removePersonTexts.busy : confirm}
      busy={remove.isPending}
      onConfirm={() => person && remove.mutate(person)}
    />
  )
}

interface AccordionProps {
  items: readonly { value: string; title: ReactNode; content: ReactNode }[]
  defaultValue?: string
  className?: string
}

/** One open at a time. Public pages use `details`, which needs no script. */
function Accordion({ items, defaultValue, className }: AccordionProps) {
  return (
    <RadixAccordion.Root
      type="single"
      collapsible
      defaultValue={defaultValue}
      className={className}
    >
      {items.map((item) => (
        <RadixAccordion.Item key={item.value} value={item.value} className="accordion-item">
          <RadixAccordion.Header asChild>
            <h3>
              <RadixAccordion.Trigger className="accordion-trigger">
                {item.title}
                <Icon of={ChevronDown} />
              </RadixAccordion.Trigger>
            </h3>
          </RadixAccordion.Header>
          <RadixAccordion.Content className="accordion-content">
            <div>{item.content}</div>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  )
}

const peopleQuery = queryOptions({
  queryKey: [listPeople.path],
  queryFn: ({ signal }) => api(listPeople, { signal }),
})

function tellFailure(error: unknown) {
  const message = error instanceof ApiError ? error.problem?.message : undefined
  toast({ ...peopleToasts.failed(message), variant: 'destructive' })
}
