/** The least a Node server can do: it sends the bytes and headers of one address of the diary. */
import { createServer, request } from 'node:http'
import { compressed } from '../load.ts'

const unsent = /^(date|connection|keep-alive|transfer-encoding)$/i
const source = process.env.SOURCE_URL ?? ''

request(source, { headers: compressed }, async (answer) => {
  const body = Buffer.concat(await answer.toArray())
  const headers = answer.rawHeaders.flatMap((name, at, all) =>
    at % 2 === 0 && !unsent.test(name) ? [name, all[at + 1] ?? ''] : [],
  )
  createServer((_, response) => {
    response.writeHead(200, headers)
    response.end(body)
  }).listen(Number(process.env.PORT), '127.0.0.1')
}).end()
