import { layOutRest } from './lay-out-rest.ts'
import { wakeWhenWanted } from './wake-when-wanted.ts'
import { nextTask } from './waking/next-task.ts'
import './site.css'

layOutRest(document)
// The page is whole as it came. React follows when somebody is there to use it,
// one piece of work at a time: a slow phone answers its visitor between them.
wakeWhenWanted(async () => {
  await import('./waking/react.ts')
  await nextTask()
  const { startSite } = await import('./start-site.tsx')
  await nextTask()
  await startSite()
})
