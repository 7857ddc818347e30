import { moveDatabaseClock, moveDatabaseTo, moveDefaults } from './database_clock.js'
import { moveClock } from './move_clock.js'

/** How many milliseconds this run is ahead of the clock on the wall: `TEST_CLOCK=2028-02-29T12:00:00+01:00 npm test`. */
export const clockOffset = Number(process.env.TEST_CLOCK_OFFSET ?? 0)

/** The script that moves the clock of a browser, or of the window of a page. */
export const clockScript = clockOffset ? `(${moveClock})(${clockOffset})` : ''

export const databaseClock = {
  /** Before anybody is connected. */
  async move(url: string) {
    if (!clockOffset) return
    await moveDatabaseClock(url, clockOffset)
    if (process.env.TZ) await moveDatabaseTo(url, process.env.TZ)
  },

  /** After the tables are there. */
  async moveDefaults(url: string) {
    if (clockOffset) await moveDefaults(url)
  },
}
