/** The least a Node server can do: the same bytes with the same headers, nothing else. */
import { createServer } from 'node:http'
import { answerBench } from './line.ts'

let headers: string[] = []
let body: Buffer = Buffer.alloc(0)

answerBench({
  repeat(answer: { headers: string[]; body: string }) {
    headers = answer.headers
    body = Buffer.from(answer.body, 'base64')
  },
})

createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'))
