import type { defineConfig } from '@adonisjs/transmit'
import { postgresNotifications } from '#shared/database/postgres_notifications'

type Config = Parameters<typeof defineConfig>[0]
export type Transport = ReturnType<NonNullable<Config['transport']>['driver']>
export type Serializable = Parameters<Transport['publish']>[1]
type Sent = { from: string; channel: string; message: Serializable }

const CHANNEL = 'sendam_news'
/** PostgreSQL limits a NOTIFY payload to less than 8,000 bytes. */
const MAX_NOTIFICATION_BYTES = 7_000

/**
 * Connects processes through LISTEN/NOTIFY. Sends messages of the same moment as one notification,
 * because commits that notify wait for each other.
 */
export class PostgresTransport implements Transport {
  #id = ''
  #handlers = new Map<string, (message: never) => unknown>()
  #afterReconnect = () => {}
  #waiting: Sent[] = []
  #listener = {
    onMessage: (payload: string) => this.#take(payload),
    onReconnect: () => this.#afterReconnect(),
  }

  setId(id: string) {
    this.#id = id
    return this
  }

  onReconnect(callback: () => void) {
    this.#afterReconnect = callback
  }

  async publish(channel: string, message: Serializable) {
    this.#waiting.push({ from: this.#id, channel, message })
    if (this.#waiting.length === 1) queueMicrotask(() => void this.#send())
  }

  subscribe: Transport['subscribe'] = async (channel, handler) => {
    this.#handlers.set(channel, handler)
  }

  async unsubscribe(channel: string) {
    this.#handlers.delete(channel)
  }

  async disconnect() {
    this.#handlers.clear()
  }

  /** Runs for every page that subscribes; repeated calls are harmless. */
  async listen() {
    await postgresNotifications.listen(CHANNEL, this.#listener)
  }

  #take(payload: string) {
    for (const { from, channel, message } of JSON.parse(payload) as Sent[]) {
      if (from !== this.#id) void this.#handlers.get(channel)?.(message as never)
    }
  }

  async #send() {
    const sent = this.#waiting
    this.#waiting = []
    for (const part of splitNotifications(sent)) await postgresNotifications.notify(CHANNEL, part)
  }
}

function splitNotifications(sent: Sent[]): string[] {
  const text = JSON.stringify(sent)
  if (Buffer.byteLength(text) <= MAX_NOTIFICATION_BYTES || sent.length < 2) return [text]
  const half = Math.ceil(sent.length / 2)
  return [...splitNotifications(sent.slice(0, half)), ...splitNotifications(sent.slice(half))]
}
