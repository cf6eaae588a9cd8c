/** The least a Node server can do: the same bytes with the same headers, nothing else. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

interface Dump {
  headers: string[]
  body: string
}

const [file, port] = process.argv.slice(2)
const { headers, body } = JSON.parse(readFileSync(file!, 'utf8')) as Dump
const bytes = Buffer.from(body, 'base64')

createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
}).listen(Number(port), 'localhost', () => console.log('ready'))
