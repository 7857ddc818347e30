import { moveDatabaseClock, moveDatabaseTo, moveDefaults } from './database_clock.js'
import { moveClock } from './move_clock.js'

/** Milliseconds ahead of real time, set by `TEST_CLOCK=2028-02-29T12:00:00+01:00 npm test`. */
export const clockOffset = Number(process.env.TEST_CLOCK_OFFSET ?? 0)

export const clockScript = clockOffset ? `(${moveClock})(${clockOffset})` : ''

export const databaseClock = {
  /** Call it before any connection to the database opens. */
  async move(url: string) {
    if (!clockOffset) return
    await moveDatabaseClock(url, clockOffset)
    if (process.env.TZ) await moveDatabaseTo(url, process.env.TZ)
  },

  /** Call it after the migrations. */
  async moveDefaults(url: string) {
    if (clockOffset) await moveDefaults(url)
  },
}
