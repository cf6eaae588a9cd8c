/* In the first lines of every page: runs before anything is drawn. */
import '#ui/theme/theme-boot.ts'
import { drawFirstScreen } from './first-screen.ts'

drawFirstScreen()
