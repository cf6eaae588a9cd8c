import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide'
import { useState } from 'react'
import type { AdminDog } from '#shared/contract/dog.admin.ts'
import { dogLeaveTexts, dogTexts as texts } from '#texts/admin/dog.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { settingsQuery } from '../app/queries.ts'
import { AdminLayout } from '../app/screen.tsx'
import { LeaveGuard } from '../parts/leave-guard.tsx'
import { changedParts, DogDock, useDogDraft, usePublishDog } from './dog-draft.tsx'

import { DogFormContext, useDogForm, withTiles } from './dog-form.tsx'
import {
  FaqGroup,
  FavoritesGroup,
  FirstWordsGroup,
  FunFactsGroup,
  OtherWordsGroup,
  PicturesGroup,
  StoryGroup,
  TilesGroup,
  TrainingGroup,
  WhoGroup,
} from './dog-groups.tsx'
import { DogHistory } from './dog-history.tsx'
import { DogPreview } from './dog-preview.tsx'
import { DogTabs } from './dog-tabs.tsx'
import { FamilyForm } from './family-form.tsx'
import { adminDogQuery } from './queries.ts'

export function DogScreen() {
  const { data, isError, isFetchedAfterMount, refetch } = useQuery(adminDogQuery)
  const view = (
    <a className={buttonClass({ look: 'line', small: true })} href="/about">
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
          <Button small look="line" onClick={() => refetch()}>
            {adminTexts.tryAgain}
          </Button>
        </ErrorBox>
      )}
      {data && isFetchedAfterMount ? (
        <DogForm saved={data} />
      ) : (
        !isError && <p role="status">{adminTexts.loading}</p>
      )}
      {settings && data && (
        <div className="settings-cols dog-cols">
          <FamilyForm settings={settings} />
        </div>
      )}
    </AdminLayout>
  )
}

function DogForm({ saved }: { saved: AdminDog }) {
  const published = withTiles(saved.document.dogs[0])
  const [isFromDraft] = useState(saved.draft !== null)
  const form = useDogForm(withTiles((saved.draft?.document ?? saved.document).dogs[0]))
  const changed = changedParts(published, form.dog)
  const draft = useDogDraft(form.dog, changed.length > 0, saved.version)
  const publishing = usePublishDog(form, saved.version)
  return (
    <DogFormContext value={form}>
      <LeaveGuard texts={dogLeaveTexts} isDirty={() => changed.length > 0 && !draft.isSafe} />
      <div className="settings-cols dog-cols">
        <form
          className="dog-form stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            publishing.publish()
          }}
        >
          {isFromDraft && changed.length > 0 && <p className="note">{texts.fromDraft}</p>}
          <p className="hint">{texts.placeholdersHint}</p>
          <WhoGroup />
          <PicturesGroup />
          <FirstWordsGroup />
          <TilesGroup />
          <FavoritesGroup />
          <StoryGroup />
          <FunFactsGroup />
          <TrainingGroup />
          <OtherWordsGroup />
          <FaqGroup />
          <DogHistory />
          {changed.length > 0 && (
            <DogDock
              changed={changed}
              draft={draft.state}
              isPublishing={publishing.isPending}
              onPublish={publishing.publish}
              onDiscard={() => form.replace(published)}
            />
          )}
        </form>
        <div className="dog-preview">
          <DogPreview />
        </div>
      </div>
    </DogFormContext>
  )
}
