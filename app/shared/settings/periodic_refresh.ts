import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { postgresNotifications } from '#shared/database/postgres_notifications'

/** Only a notification that was lost without the connection makes this necessary. */
const REFRESH_MS = 5 * 60_000

interface RefreshOptions {
  read: () => Promise<void>
  /** The channel that announces changes. */
  channel: string
  /** The message that is logged once per outage. */
  unread: string
}

/**
 * Refreshes a copy in memory after each change. Requests never wait: during an outage the old copy
 * stays in use. Stops when the process terminates, because a query would reopen the database.
 */
export async function refreshPeriodically({ read, channel, unread }: RefreshOptions) {
  let isAway = false
  let reading: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const refreshNext = () => (reading = reading.then(refresh))
  const listener = { onMessage: refreshNext, onReconnect: refreshNext }

  async function refresh() {
    if (app.isTerminating || app.isTerminated) return
    try {
      await read()
      isAway = false
      await postgresNotifications.listen(channel, listener)
    } catch (error) {
      if (!isAway) logger.warn({ err: error }, unread)
      isAway = true
    }
    clearTimeout(timer)
    timer = setTimeout(refreshNext, REFRESH_MS).unref()
  }

  app.terminating(async () => {
    clearTimeout(timer)
    await reading
  })
  await refreshNext()
}
