import { type SubscriberCounts, subscriberStates } from '#shared/contract/newsletter.admin.ts'
import { subscriberTexts as texts } from '#texts/admin/newsletter.ts'
import { SearchBox } from '../../parts/list.tsx'
import type { SubscriberList } from './use-subscriber-list.ts'

const shown = ['all', 'confirmed', 'waiting', 'left', 'bounced'] as const

interface SubscriberFiltersProps {
  list: SubscriberList
  /** Of the whole list, whatever is searched for. */
  counts: SubscriberCounts
}

export function SubscriberFilters({ list, counts }: SubscriberFiltersProps) {
  return (
    <>
      <fieldset className="chips">
        <legend className="sr">{texts.show}</legend>
        {shown.map((name) => {
          const state = subscriberStates.find((one) => one === name)
          return (
            <button
              key={name}
              type="button"
              className="chip"
              aria-pressed={list.state === state}
              onClick={() => list.showState(state ?? null)}
            >
              {texts.states[name]} <b>{counts[name]}</b>
            </button>
          )
        })}
      </fieldset>
      <div className="filters">
        <SearchBox
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          maxLength={200}
          value={list.search}
          onSearch={list.searchFor}
        />
      </div>
    </>
  )
}
