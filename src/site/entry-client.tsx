import { wakeWhenWanted } from './wake-when-wanted.ts'
import './site.css'

// The page is whole as it came. React follows when the browser has nothing better to do, or at the first touch.
wakeWhenWanted(async (typed) => (await import('./start-site.tsx')).startSite(typed))
