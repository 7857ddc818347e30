import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from './refusal.ts'

const ANSWERS_WITHIN_MS = 120_000

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 5_000, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(false))
  })
}

/** Resolves once all web processes have reported ready and one answers at the address. */
export async function waitUntilHealthy(
  address: string,
  haveSaidSo: () => boolean,
  signal: AbortSignal
): Promise<void> {
  const deadline = Date.now() + ANSWERS_WITHIN_MS
  while (!haveSaidSo() || !(await answers(`${address}/health/live`))) {
    if (Date.now() > deadline) {
      throw new Refusal(
        `The web process does not answer on ${address}: start again with LOG_LEVEL=info to see why.`
      )
    }
    await wait(40, undefined, { signal })
  }
}
