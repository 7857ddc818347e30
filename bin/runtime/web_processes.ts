import { createServer, type RequestListener, type Server } from 'node:http'
import { availableParallelism, totalmem } from 'node:os'
import { Refusal } from './refusal.ts'

const MOST = 64
/** More than these want a proxy in front, and machines of their own. */
const MOST_BY_ITSELF = 4
/** What a web process may come to, with what its worker and its database need beside it. */
const BYTES_EACH = 2 ** 30

/**
 * On a large machine Node would let garbage lie up to 4 GB. What is new is swept more often, in less room: a third less
 * memory after load, at no cost that could be measured.
 */
export const WEB_PROGRAM = ['--max-old-space-size=512', '--max-semi-space-size=8', 'bin/server.js']

const SHARED = 'SENDAM_SHARES_PORT'

/** How many `npm start` runs: as many as were asked for, or one for each processor as far as memory goes. */
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
  // Zero where nothing but the machine limits us.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  const most = Math.min(availableParallelism(), MOST_BY_ITSELF, Math.floor(memory / BYTES_EACH))
  return Math.max(1, most)
}

/** Whether the system gives each of several listeners on one port its share of the connections. */
export function canSharePort(): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port: 0, host: '127.0.0.1', reusePort: true }, () => {
      server.close(() => resolve(true))
    })
  })
}

/** Says to the web processes that they share their port. */
export function sharingPort(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, [SHARED]: 'yes' }
}

export const sharesPort = process.env[SHARED] !== undefined

/** A server for one of several processes on one port. */
export function sharingServer(handler: RequestListener): Server {
  const server = createServer(handler)
  const listen = server.listen.bind(server)
  server.listen = ((port: number, host: string) =>
    listen({ port, host, reusePort: true })) as Server['listen']
  return server
}
