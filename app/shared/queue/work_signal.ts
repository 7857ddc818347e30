import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { postgresNotifications } from '#shared/database/postgres_notifications'

/** Notifications can be lost, so workers also look for work after this time. */
const SAFETY_NET_MS = 30_000

/** Says when a worker has to look for work: after a notification, or when the next work is due. */
export class WorkSignal {
  readonly #id = randomUUID()
  #lookAt = 0
  #alarm = new AbortController()
  #sleeping: Promise<void> | null = null
  #sent: Promise<void> = Promise.resolve()
  #sending: Promise<void> | null = null

  constructor(
    readonly channel: string,
    readonly safetyNetMs = SAFETY_NET_MS
  ) {}

  listen() {
    const onReconnect = () => this.lookBy(0)
    const onMessage = (sender: string) => sender === this.#id || this.lookBy(0)
    return postgresNotifications.listen(this.channel, { onMessage, onReconnect })
  }

  /**
   * Wakes the workers of all processes. Call it after the commit: commits that notify wait for each
   * other, also for the disk. Calls during a running notification share the next one.
   */
  send() {
    this.lookBy(0)
    this.#sending ??= this.#sent.then(() => {
      this.#sending = null
      this.#sent = postgresNotifications.notify(this.channel, this.#id)
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
    this.#alarm.abort()
  }

  async wait() {
    while (!this.isDue) await (this.#sleeping ??= this.#sleep())
  }

  async #sleep() {
    this.#alarm = new AbortController()
    const { signal } = this.#alarm
    await setTimeout(this.#lookAt - Date.now(), undefined, { signal }).catch(() => {})
    this.#sleeping = null
  }
}

export const jobSignal = new WorkSignal('sendam_jobs')
