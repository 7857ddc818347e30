import { createServer, type RequestListener, type Server } from 'node:http'
import { availableParallelism, totalmem } from 'node:os'
import { Refusal } from './refusal.ts'

const MOST = 64
const MOST_BY_ITSELF = 4
/** Memory to plan for each web process, with its share of worker and database. */
const BYTES_EACH = 2 ** 30

/**
 * Node would keep up to 4 GB of garbage on a large machine. A smaller young generation saves a
 * third of memory after load, at no measurable cost.
 */
export const WEB_PROGRAM = ['--max-old-space-size=512', '--max-semi-space-size=8', 'bin/server.js']

const SHARED = 'SENDAM_SHARES_PORT'

/** Returns the configured number, or one per core as far as memory allows. */
export function webProcesses(given: string | undefined): number {
  if (!given) return fittingHere()
  const count = Number(given)
  if (!/^\d+$/.test(given) || count < 1 || count > MOST) {
    throw new Refusal(
      `WEB_PROCESSES=${given} is not a number of processes: use one from 1 to ${MOST}, or leave it out.`
    )
  }
  return count
}

function fittingHere(): number {
  // `constrainedMemory` returns 0 where nothing but the machine limits the memory.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  const most = Math.min(availableParallelism(), MOST_BY_ITSELF, Math.floor(memory / BYTES_EACH))
  return Math.max(1, most)
}

/** Whether the system distributes connections among several listeners on one port. */
export function canSharePort(): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port: 0, host: '127.0.0.1', reusePort: true }, () => {
      server.close(() => resolve(true))
    })
  })
}

export function sharingPort(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, [SHARED]: 'yes' }
}

export const sharesPort = process.env[SHARED] !== undefined

export function sharingServer(handler: RequestListener): Server {
  const server = createServer(handler)
  const listen = server.listen.bind(server)
  server.listen = ((port: number, host: string) =>
    listen({ port, host, reusePort: true })) as Server['listen']
  return server
}
