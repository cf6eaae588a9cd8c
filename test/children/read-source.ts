/** Reads a source as an import does; prints the number of posts and the memory used in MB. */

import { startEarlyGarbageCollection } from '#server/transfer/imports.jobs.ts'
import { openSource } from '#server/transfer/sources/open-source.ts'

const [file = ''] = process.argv.slice(2)
const megabytes = () => process.resourceUsage().maxRSS / 1024
const before = megabytes()
startEarlyGarbageCollection()
const box = await openSource(file, { now: new Date() })
let posts = 0
for await (const _ of box.posts()) posts += 1
await box.close()
process.stdout.write(JSON.stringify({ posts, grown: megabytes() - before }))
