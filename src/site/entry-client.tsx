import { wakeWhenWanted } from './wake-when-wanted.ts'
import './site.css'

// The page is whole as it came. React follows when somebody is there to use it.
wakeWhenWanted(async () => (await import('./start-site.tsx')).startSite())
