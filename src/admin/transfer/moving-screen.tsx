import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide'
import { Link } from 'wouter'
import { adminTexts } from '#texts/admin/shell.ts'
import { movingTexts as texts } from '#texts/admin/transfer.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import { AdminLayout } from '../app/screen.tsx'
import { MovedInBefore } from './aside/moved-in-before.tsx'
import { TakeAlong } from './aside/take-along.tsx'
import { BringIn } from './bring-in.tsx'
import { importsQuery } from './import-queries.ts'
import { useChosenImport } from './use-chosen-import.ts'
import { useFocusStep } from './use-focus-step.ts'

const Back = () => (
  <Link className="more" href="/admin/settings#database">
    <Icon of={ArrowLeft} />
    {texts.back}
  </Link>
)

/** Moving day: an old blog comes in, or everything goes along. */
export function MovingScreen() {
  const { data: imports, isError, refetch } = useQuery(importsQuery)
  const { chosen, show } = useChosenImport(imports ?? [])
  const place = useFocusStep(imports ? `${chosen?.id} ${chosen?.state}` : null)
  return (
    <AdminLayout title={texts.title} actions={<Back />}>
      <div className="moving-cols">
        <div className="stack" ref={place}>
          {isError && !imports && (
            <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
              {texts.loadFailed}
            </ErrorBox>
          )}
          {!imports && !isError && <Loading />}
          {imports && <BringIn of={chosen} show={show} />}
        </div>
        <aside className="stack">
          <TakeAlong />
          {imports && <MovedInBefore imports={imports.filter((one) => one !== chosen)} />}
        </aside>
      </div>
    </AdminLayout>
  )
}

function Loading() {
  return (
    <Skeleton>
      <SkeletonPart shape="title" />
      <SkeletonPart />
      <SkeletonPart shape="half" />
    </Skeleton>
  )
}
