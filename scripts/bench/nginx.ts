import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findInPath } from '../debian-package.ts'
import { atTheEnd } from '../ending.ts'
import type { Captured, Server } from './measure.ts'
import { freePort } from './stores.ts'

/** Those it writes itself, or that would make it compress again. */
const ITS_OWN = /^(content-(type|length)|etag|last-modified|accept-ranges|server|x-request-id)$/i

export type Nginx = Server & { port: number; stop(): Promise<unknown> }

/** One process with its own settings in a folder of its own, sending the same bytes as a file. */
export async function startNginx(answer: Captured): Promise<Nginx | null> {
  const program = findInPath('nginx')
  if (!program || process.platform !== 'linux') return null
  const folder = await mkdtemp(join(tmpdir(), 'diary-bench-nginx-'))
  const port = await freePort()
  await writeFile(join(folder, 'body'), Buffer.from(answer.body, 'base64'))
  await writeFile(join(folder, 'nginx.conf'), settings(folder, port, answer))
  const child = spawn(
    program,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    { stdio: 'ignore', detached: true },
  )
  const stop = atTheEnd(async () => {
    const gone = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await gone
    await rm(folder, { recursive: true, force: true })
  })
  await untilOpen(port)
  return {
    port,
    usage: async () => ({ cpuMs: cpuNsOf(child.pid!) / 1e6 }),
    stop: async () => stop(),
  }
}

function settings(folder: string, port: number, { headers }: Captured): string {
  const added: string[] = []
  for (let at = 0; at < headers.length; at += 2) {
    if (!ITS_OWN.test(headers[at]!))
      added.push(`add_header ${headers[at]} ${quoted(headers[at + 1]!)};`)
  }
  const type = headers[headers.findIndex((name) => /^content-type$/i.test(name)) + 1] ?? ''
  return `daemon off; master_process off; pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server {
    listen 127.0.0.1:${port};
    location / { root ${folder}; rewrite .* /body break; default_type ${quoted(type)}; ${added.join(' ')} }
  }
}
`
}

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`

/** Its one thread's time on a processor, to the nanosecond. */
const cpuNsOf = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])

async function untilOpen(port: number) {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = connect({ port, host: '127.0.0.1' })
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('nginx did not start')
}
