import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import type { Serializable, Transport } from '#shared/live/postgres_transport'

const CHANNEL = 'sendam_news'

const LISTENS_WITHIN_MS = 1_000

type Sent = { from: string; channel: string; message: Serializable }

/** Connects processes through Redis, whose client reconnects automatically. */
export class RedisTransport implements Transport {
  #id = ''
  #handlers = new Map<string, (message: never) => unknown>()
  #afterReconnect = () => {}
  #listener: Redis | null = null
  #isClosed = false

  setId(id: string) {
    this.#id = id
    return this
  }

  onReconnect(callback: () => void) {
    this.#afterReconnect = callback
  }

  async publish(channel: string, message: Serializable) {
    const sent: Sent = { from: this.#id, channel, message }
    try {
      const redis = await connection()
      await redis.publish(CHANNEL, JSON.stringify(sent))
    } catch (error) {
      logger.warn({ err: error }, 'Other processes could not be notified of a change')
    }
  }

  subscribe: Transport['subscribe'] = async (channel, handler) => {
    this.#handlers.set(channel, handler)
  }

  async unsubscribe(channel: string) {
    this.#handlers.delete(channel)
  }

  async disconnect() {
    this.#isClosed = true
    this.#listener?.disconnect()
    this.#listener = null
  }

  async listen() {
    if (this.#listener || this.#isClosed) return
    const redis = await connection()
    // Another page may have connected during the wait.
    if (this.#listener) return
    const listener = redis.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined })
    this.#listener = listener
    listener.on('message', (_, text) => this.#take(text))
    // The main connection already reports errors.
    listener.on('error', () => {})
    const subscribed = listener.subscribe(CHANNEL).catch(() => {})
    await Promise.race([subscribed, wait(LISTENS_WITHIN_MS, null, { ref: false })])
    listener.on('ready', async () => {
      await listener.subscribe(CHANNEL)
      this.#afterReconnect()
    })
  }

  #take(text: string) {
    const { from, channel, message } = JSON.parse(text) as Sent
    if (from !== this.#id) void this.#handlers.get(channel)?.(message as never)
  }
}

async function connection(): Promise<Redis> {
  const redis = await app.container.make('redis')
  return redis.connection('main').ioConnection
}
