import { setTimeout } from 'node:timers/promises'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { postgresNotifications } from '#shared/database/postgres_notifications'

/** Notifications can be lost, so workers also look for work after this time. */
const SAFETY_NET_MS = 30_000

/** Says when a worker has to look for work: after a notification, or when the next work is due. */
export class WorkSignal {
  #lookAt = 0
  #sleep = new AbortController()
  #sent: Promise<void> = Promise.resolve()
  #sending: Promise<void> | null = null

  constructor(
    readonly channel: string,
    readonly safetyNetMs = SAFETY_NET_MS
  ) {}

  listen() {
    const wake = () => this.lookBy(0)
    return postgresNotifications.listen(this.channel, { onMessage: wake, onReconnect: wake })
  }

  /**
   * Wakes the workers of all processes. Call it after the commit: commits that notify wait for each
   * other, also for the disk. Calls during a running notification share the next one.
   */
  send() {
    this.lookBy(0)
    this.#sending ??= this.#sent.then(() => {
      this.#sending = null
      this.#sent = postgresNotifications.notify(this.channel)
    })
  }

  /** Waits for the outermost transaction, because a savepoint's release commits nothing. */
  sendAfterCommit({ knexClient }: TransactionClientContract) {
    let outermost = knexClient
    while (outermost.parentTransaction) outermost = outermost.parentTransaction
    outermost.executionPromise.then(
      () => this.send(),
      () => {}
    )
  }

  get isDue() {
    return this.#lookAt <= Date.now()
  }

  /** Call it before the look, so that a notification during the look causes another one. */
  beginLook() {
    this.#lookAt = Date.now() + this.safetyNetMs
  }

  lookBy(time: number) {
    if (time >= this.#lookAt) return
    this.#lookAt = time
    this.#sleep.abort()
  }

  async wait() {
    while (!this.isDue) {
      this.#sleep = new AbortController()
      const { signal } = this.#sleep
      await setTimeout(this.#lookAt - Date.now(), undefined, { signal }).catch(() => {})
    }
  }
}

export const jobSignal = new WorkSignal('sendam_jobs')
