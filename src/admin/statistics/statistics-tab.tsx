import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import type { Settings } from '#shared/contract/settings.ts'
import {
  deleteStatistics,
  getPostViews,
  getStatistics,
  STATISTICS_CSV_PATH,
  type Statistics,
  type StatisticsPeriod,
} from '#shared/contract/statistics.admin.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import {
  deleteStatisticsTexts,
  exportStatisticsTexts,
  howItCountsTexts,
  statisticsTexts,
  statisticsToasts,
} from '#texts/admin/statistics.ts'
import { language, numbers } from '#texts/grammar.ts'
import { ArrowLink } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { EmptyState, ErrorBox } from '#ui/display/states.tsx'
import { CurledDog } from '#ui/dog/curled-dog.tsx'
import { ShieldCheck } from '#ui/icons/shield-check.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import {
  DEFAULT_STATISTICS_PERIOD,
  readStatisticsPeriod,
  refreshQueries,
  settingsQuery,
  statisticsQuery,
} from '../app/queries.ts'
import { newSubscriberCountQuery } from '../newsletter/queries.ts'
import { type ChartChange, compareNumbers, comparePercent } from '../parts/chart-math.ts'
import { ChangeTag } from '../parts/charts.tsx'
import { useConfirm } from '../parts/confirm.tsx'
import { TriggeredDialog } from '../parts/dialog.tsx'
import { useDownloadCsv } from '../parts/download.ts'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { FeatureSwitch, useSaveFeature } from '../settings/feature-switch.tsx'
import { MostReadPages, SearchTerms, VisitorDevices, VisitorSources } from './lists.tsx'
import { MissingPages } from './missing-pages.tsx'
import { findPreviousFigures } from './visitor-points.ts'
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
          {statisticsTexts.failed}
        </ErrorBox>
      )}
      {!data && !isError && (
        <section className="box">
          <SkeletonRows shape="chart" label={statisticsTexts.loading} />
        </section>
      )}
      {data?.since === null && (isOn ? <NobodyYet /> : <NobodyIsCounted />)}
      {data && data.since !== null && (
        <>
          {!isOn && <p className="banner is-note">{statisticsTexts.off.kept}</p>}
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
      <div className="with-aside stat-cols">
        <div className="stack">
          <MostReadPages pages={statistics.pages} />
          <MissingPages missing={statistics.missing} />
        </div>
        <div className="stack">
          <VisitorSources sources={statistics.sources} />
          <VisitorDevices screens={statistics.screens} />
          <SearchTerms searches={statistics.searches} />
        </div>
      </div>
    </>
  )
}

const onePlace = {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
} as const

function FigureRow({ statistics, period }: { statistics: Statistics; period: StatisticsPeriod }) {
  const { total } = statistics
  const totalBefore = findPreviousFigures(statistics) ?? nobody
  const { data: joined } = useQuery(newSubscriberCountQuery(period))
  const [now, before] = [perVisitor(total), perVisitor(totalBefore)]
  const figures: [name: string, value: string, change: ChartChange | null][] = [
    [
      statisticsTexts.figures.visitors,
      numbers.written(total.visitors),
      comparePercent(total.visitors, totalBefore.visitors),
    ],
    [
      statisticsTexts.figures.views,
      numbers.written(total.views),
      comparePercent(total.views, totalBefore.views),
    ],
    [
      statisticsTexts.figures.perVisitor,
      now === null ? '–' : now.toLocaleString(language.region, onePlace),
      compareNumbers(now, before),
    ],
    [
      statisticsTexts.figures.joined,
      joined ? numbers.written(joined.now) : '–',
      joined ? compareNumbers(joined.now, joined.before) : null,
    ],
  ]
  return (
    <dl className="figures visits">
      {figures.map(([name, value, change]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {change && (
              <ChangeTag change={change}>
                {change.text}
                <span className="sr">
                  {change.isUp
                    ? statisticsTexts.moreThan(period)
                    : statisticsTexts.lessThan(period)}
                </span>
              </ChangeTag>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const nobody = { views: 0, visitors: 0 }

const perVisitor = ({ views, visitors }: Statistics['total']) =>
  visitors === 0 ? null : views / visitors

function NobodyIsCounted() {
  return (
    <section className="box off" aria-labelledby="nobody">
      <div className="off-art" aria-hidden="true">
        <svg
          className="off-hills"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M0 80C10 60 18 60 26 72S44 40 54 46s16 30 26 26 12-12 20-10V100H0z" />
        </svg>
        <CurledDog />
      </div>
      <h2 id="nobody">{statisticsTexts.off.title}</h2>
      <p className="muted">{statisticsTexts.off.text}</p>
    </section>
  )
}

function NobodyYet() {
  return (
    <section className="box">
      <EmptyState action={<ArrowLink href="/">{statisticsTexts.look}</ArrowLink>}>
        {statisticsTexts.nobody}
      </EmptyState>
    </section>
  )
}

interface StatFootProps {
  settings: Settings
  hasFigures: boolean
}

function StatFoot({ settings, hasFigures }: StatFootProps) {
  const saving = useSaveFeature(settings)
  return (
    <section className="box stat-foot" aria-label={statisticsTexts.how}>
      <div>
        <p className="no-trace">
          <Icon of={ShieldCheck} />
          <span>
            <b>{statisticsTexts.noTrace.bold}</b> {statisticsTexts.noTrace.text}
          </span>
        </p>
        <div className="cluster stat-acts">
          <HowItCounts />
          {hasFigures && (
            <>
              <ExportStatistics />
              <DeleteStatistics isOn={settings.features.analytics} />
            </>
          )}
        </div>
      </div>
      <FeatureSwitch feature="analytics" settings={settings} saving={saving} />
    </section>
  )
}

function HowItCounts() {
  return (
    <TriggeredDialog
      title={statisticsTexts.how}
      closeLabel={statisticsTexts.close}
      trigger={
        <button type="button" className="link-btn">
          {statisticsTexts.how}
        </button>
      }
    >
      {howItCountsTexts.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </TriggeredDialog>
  )
}

function ExportStatistics() {
  const downloadCsv = useDownloadCsv()
  const download = useMutation({
    mutationFn: () => downloadCsv(STATISTICS_CSV_PATH, 'statistics'),
    meta: { failed: statisticsToasts.exportFailed },
  })
  return (
    <button
      type="button"
      className="link-btn"
      disabled={download.isPending}
      onClick={() => download.mutate()}
    >
      {download.isPending ? exportStatisticsTexts.exporting : exportStatisticsTexts.open}
    </button>
  )
}

function DeleteStatistics({ isOn }: { isOn: boolean }) {
  const confirm = useConfirm()
  const remove = useMutation({
    mutationFn: () => api(deleteStatistics),
    async onSuccess() {
      await refreshQueries(getStatistics.path, getPostViews.path)
      showToast(isOn ? statisticsToasts.deleted : statisticsToasts.deletedOff)
    },
    meta: { failed: adminTexts.failed },
  })
  const ask = () =>
    confirm({
      title: deleteStatisticsTexts.title,
      text: deleteStatisticsTexts.text,
      cancel: deleteStatisticsTexts.cancel,
      confirm: deleteStatisticsTexts.delete,
      busy: deleteStatisticsTexts.deleting,
      act: () => remove.mutateAsync(),
    })
  return (
    <button type="button" className="link-btn is-bad" onClick={ask}>
      {deleteStatisticsTexts.open}
    </button>
  )
}

/** The period is part of the address, so that reload and Back work. */
function usePeriod(): [StatisticsPeriod, (period: StatisticsPeriod) => void] {
  const [search, setSearch] = useSearchParams()
  const choose = (next: StatisticsPeriod) =>
    setSearch(next === DEFAULT_STATISTICS_PERIOD ? {} : { days: next })
  return [readStatisticsPeriod(search), choose]
}
