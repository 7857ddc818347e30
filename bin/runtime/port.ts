import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from './refusal.ts'

function tryListening(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      const given = address && typeof address === 'object' ? address.port : port
      server.close(() => resolve(given))
    })
  })
}

/** Returns a free port, which another process may take a moment later: be ready to retry. */
export function freePort(): Promise<number> {
  return tryListening(0, '127.0.0.1')
}

/** Returns a free port below the ephemeral range, so that no outgoing connection takes it. */
export async function quietPort(): Promise<number> {
  for (;;) {
    try {
      return await tryListening(randomInt(15_000, 32_000), '127.0.0.1')
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    }
  }
}

function explain(code: string | undefined, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already taken: stop the program that uses it, or choose another one with PORT=${port + 1} npm start.`
    case 'EACCES':
      return `Port ${port} may only be used by an administrator: choose one above 1023 with PORT=3333 npm start.`
    default:
      return `HOST=${host} is not an address of this machine: use 127.0.0.1, or 0.0.0.0 to be reached from outside.`
  }
}

/** Refuses if the port is still taken after `patienceMs`: a web process may be about to end. */
export async function assertPortIsFree(port: number, host: string, patienceMs: number) {
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      await tryListening(port, host)
      return
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      if (code !== 'EADDRINUSE' || Date.now() >= deadline) {
        throw new Refusal(explain(code, port, host))
      }
    }
    await wait(100)
  }
}
