import { useQuery } from '@tanstack/react-query'
import type { Statistics } from '#shared/contract/statistics.admin.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { statisticsTexts as texts } from '#texts/admin/statistics.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import { settingsQuery, statisticsQuery } from '../app/queries.ts'
import { FigureRow } from './figure-row.tsx'
import { StatFoot } from './keeping/stat-foot.tsx'
import { MostRead } from './lists/most-read.tsx'
import { Screens } from './lists/screens.tsx'
import { Searches } from './lists/searches.tsx'
import { Sources } from './lists/sources.tsx'
import { MissingPages } from './missing/missing-pages.tsx'
import { NobodyIsCounted, NobodyYet } from './nobody.tsx'
import { usePeriod } from './use-period.ts'
import { VisitorsChart } from './visitors-chart.tsx'

export function StatisticsTab() {
  const [period] = usePeriod()
  const { data: settings } = useQuery(settingsQuery)
  const { data, isError, refetch } = useQuery(statisticsQuery(period))
  const isOn = settings?.features.analytics ?? data?.isOn ?? false
  return (
    <>
      {isError && (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
          {texts.failed}
        </ErrorBox>
      )}
      {!data && !isError && <Loading />}
      {data?.since === null && (isOn ? <NobodyYet /> : <NobodyIsCounted />)}
      {data && data.since !== null && (
        <>
          {!isOn && <p className="banner is-note">{texts.off.kept}</p>}
          <Counted statistics={data} />
        </>
      )}
      {settings && <StatFoot settings={settings} hasFigures={data ? data.since !== null : false} />}
    </>
  )
}

function Counted({ statistics }: { statistics: Statistics }) {
  const [period, choosePeriod] = usePeriod()
  return (
    <>
      <FigureRow statistics={statistics} period={period} />
      <VisitorsChart statistics={statistics} period={period} onChoose={choosePeriod} />
      <div className="stat-cols">
        <MostRead pages={statistics.pages} />
        <div className="stack">
          <Sources sources={statistics.sources} />
          <Screens screens={statistics.screens} />
        </div>
        <MissingPages missing={statistics.missing} />
        <Searches searches={statistics.searches} />
      </div>
    </>
  )
}

function Loading() {
  return (
    <div role="status" aria-label={texts.loading}>
      <Skeleton className="stat-loading">
        <SkeletonPart shape="title" />
        <SkeletonPart />
        <SkeletonPart shape="half" />
      </Skeleton>
    </div>
  )
}
