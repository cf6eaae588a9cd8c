import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Schedule } from '#shared/contract/posts.admin.ts'
import { statusOf } from '#shared/schedule/schedule.ts'
import { useToday, useUsualTime } from '../../../app/diary.ts'

import { addDays } from '../../days.ts'
import type { PostValues } from '../post-values.ts'

/** Draft, now or on a day: the form holds it as the server does, the switch and the choices say it in their way. */
export function useGoingOut(form: UseFormReturn<PostValues>) {
  const { control } = form
  const published = useWatch({ control, name: 'published' })
  const schedule = useWatch({ control, name: 'schedule' })
  const publishedOn = useWatch({ control, name: 'publishedOn' })
  const today = useToday()
  const usual = useUsualTime()
  const change = (values: Partial<PostValues>) => {
    form.clearErrors(['schedule', 'publishedOn'])
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as keyof PostValues, value, { shouldDirty: true })
    }
  }
  return {
    status: statusOf({ published, schedule }),
    schedule,
    publishedOn,
    today,
    keepDraft: () => change({ published: false, schedule: null, publishedOn: null }),
    publishNow: () => change({ published: true, schedule: null }),
    publishOn: () =>
      change({
        published: false,
        publishedOn: null,
        schedule: { day: schedule?.day ?? addDays(today, 1), time: schedule?.time ?? usual },
      }),
    setSchedule: (next: Schedule) => change({ schedule: next }),
    setPublishedOn: (day: string) => change({ publishedOn: day }),
  }
}

export type GoingOut = ReturnType<typeof useGoingOut>
