import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { AdminDog } from '#shared/contract/dog.admin.ts'
import type { DogProfile } from '#shared/dog/profile.ts'
import { PublishedProfile } from '#shared/dog/profile-rules.ts'
import { dogLeaveTexts, dogTexts as texts } from '#texts/admin/dog.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { ExternalLink } from '#ui/icons/external-link.ts'
import { settingsQuery } from '../app/queries.ts'
import { AdminLayout } from '../app/screen.tsx'
import { LeaveGuard } from '../parts/leave-guard.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import {
  DogPublishBar,
  listChangedPartLabels,
  padStatTiles,
  useDogAutosave,
  usePublishDog,
} from './dog-draft.tsx'
import { PlaceholdersProvider } from './dog-fields.tsx'
import { DogFieldGroups } from './dog-groups.tsx'
import { DogHistory } from './dog-history.tsx'
import { DogPreview } from './dog-preview.tsx'
import { DogTabs } from './dog-tabs.tsx'
import { FamilyForm } from './family-form.tsx'
import { adminDogQuery } from './queries.ts'

export function DogScreen() {
  const { data, isError, isFetchedAfterMount, refetch } = useQuery(adminDogQuery)
  const view = (
    <a className={buttonClass({ variant: 'line', small: true })} href="/about">
      {texts.viewAbout}
      <Icon of={ExternalLink} />
    </a>
  )
  const { data: settings } = useQuery(settingsQuery)
  return (
    <AdminLayout title={texts.title} actions={view}>
      <DogTabs current="profile" />
      {isError && (
        <ErrorBox>
          {texts.loadFailed}{' '}
          <Button small variant="line" onClick={() => refetch()}>
            {adminTexts.tryAgain}
          </Button>
        </ErrorBox>
      )}
      {data && isFetchedAfterMount ? (
        <DogForm saved={data} />
      ) : (
        !isError && (
          <section className="box">
            <SkeletonRows shape="fields" />
          </section>
        )
      )}
      {settings && data && (
        <div className="with-aside settings-cols">
          <FamilyForm settings={settings} />
        </div>
      )}
    </AdminLayout>
  )
}

function DogForm({ saved }: { saved: AdminDog }) {
  const published = padStatTiles(saved.document.dogs[0])
  const [isFromDraft] = useState(saved.draft !== null)
  const form = useForm<DogProfile>({
    resolver: standardSchemaResolver(PublishedProfile),
    defaultValues: padStatTiles((saved.draft?.document ?? saved.document).dogs[0]),
    // Typing in a field clears its error; only the next publishing validates again.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const dog = form.watch()
  const changed = listChangedPartLabels(published, dog)
  const draft = useDogAutosave(dog, changed.length > 0, saved.version)
  const { publish, isPending } = usePublishDog(form, saved.version)
  return (
    <FormProvider {...form}>
      <LeaveGuard texts={dogLeaveTexts} isDirty={() => changed.length > 0 && !draft.isSafe} />
      <div className="with-aside settings-cols">
        <form className="dog-form stack" noValidate onSubmit={publish}>
          {isFromDraft && changed.length > 0 && <p className="note">{texts.fromDraft}</p>}
          <p className="hint">{texts.placeholdersHint}</p>
          <PlaceholdersProvider dog={dog}>
            <DogFieldGroups />
          </PlaceholdersProvider>
          <DogHistory onUse={(earlier) => form.reset(padStatTiles(earlier))} />
          {changed.length > 0 && (
            <DogPublishBar
              changed={changed}
              draft={draft.state}
              isPublishing={isPending}
              onPublish={publish}
              onDiscard={() => form.reset(published)}
            />
          )}
        </form>
        <div className="dog-preview">
          <DogPreview typed={dog} />
        </div>
      </div>
    </FormProvider>
  )
}
