import pg from 'pg'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { directUrl } from '#shared/scale/pooling'
import { connectionTo } from '../../../bin/runtime/database_address.js'

type Listener = {
  onMessage: (payload: string) => void
  /** Runs when a lost connection is back. Reload the data, because notifications were missed. */
  onReconnect: () => void
}

const RECONNECT_MS = 2_000

class PostgresNotifications {
  #channels = new Map<string, Set<Listener>>()
  #connection: pg.Client | null = null
  #isEnded = false

  /** Calling it again reconnects if an earlier attempt failed. */
  async listen(channel: string, listener: Listener) {
    const known = this.#channels.get(channel)
    this.#channels.set(channel, (known ?? new Set()).add(listener))
    if (this.#isEnded) return
    if (!this.#connection) await this.#connect()
    else if (!known) await this.#hear(this.#connection, [channel])
  }

  /** The notification is sent with no transaction of the caller, and lost during an outage. */
  async notify(channel: string, payload = '') {
    try {
      await db.rawQuery('select pg_notify(?, ?)', [channel, payload])
    } catch (error) {
      logger.warn({ err: error }, 'Other processes could not be notified of a change')
    }
  }

  async end() {
    this.#isEnded = true
    await this.#connection?.end()
    this.#connection = null
  }

  async #connect() {
    const connection = new pg.Client(connectionTo(directUrl))
    this.#connection = connection
    connection.on('notification', ({ channel, payload = '' }) =>
      this.#channels.get(channel)?.forEach(({ onMessage }) => onMessage(payload))
    )
    connection.on('error', (error) => this.#lose(connection, error))
    connection.on('end', () => this.#lose(connection))
    await this.#hear(connection, [...this.#channels.keys()], () => connection.connect())
  }

  async #hear(
    connection: pg.Client,
    channels: string[],
    connect: () => Promise<unknown> = async () => {}
  ) {
    try {
      await connect()
      for (const channel of channels) await connection.query(`listen ${channel}`)
    } catch (error) {
      this.#lose(connection, error)
    }
  }

  #lose(connection: pg.Client, error?: unknown) {
    if (this.#connection !== connection || this.#isEnded) return
    this.#connection = null
    connection.end().catch(() => {})
    logger.warn(
      { err: error },
      'The database connection is lost: changes by other processes are not seen until it is back'
    )
    setTimeout(() => void this.#reconnect(), RECONNECT_MS).unref()
  }

  async #reconnect() {
    if (this.#connection || this.#isEnded) return
    await this.#connect()
    if (!this.#connection) return
    for (const listeners of this.#channels.values())
      listeners.forEach(({ onReconnect }) => onReconnect())
  }
}

export const postgresNotifications = new PostgresNotifications()

// Without this, the listening connection would keep a short-lived command running.
app.terminating(() => postgresNotifications.end())
