import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'

interface RefreshOptions {
  read: () => Promise<void>
  ageMs: number
  /** The message that is logged once per outage. */
  unread: string
}

/**
 * Refreshes a copy in memory. Requests never wait: during an outage the old copy stays in use.
 * Stops when the process terminates, because a query would reopen the database.
 */
export async function refreshPeriodically({ read, ageMs, unread }: RefreshOptions) {
  let isAway = false
  let reading: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function refresh() {
    if (app.isTerminating || app.isTerminated) return
    try {
      await read()
      isAway = false
    } catch (error) {
      if (!isAway) logger.warn({ err: error }, unread)
      isAway = true
    }
    timer = setTimeout(() => (reading = refresh()), ageMs).unref()
  }

  app.terminating(async () => {
    clearTimeout(timer)
    await reading
  })
  reading = refresh()
  await reading
}
