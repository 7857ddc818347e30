import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'

interface RefreshOptions {
  /** Reads what a process keeps in memory. */
  read: () => Promise<void>
  /** How old it may be, in milliseconds. */
  ageMs: number
  /** What is logged once when the database goes away. */
  unread: string
}

/**
 * Reads again and again for as long as the process lives. No request waits for it: while the database is away, what is
 * known stays. Whoever ends meanwhile reads no more, because a query would open the database again and keep the process.
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
