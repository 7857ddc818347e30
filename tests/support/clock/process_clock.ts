import { moveClock } from './move_clock.ts'

// NODE_OPTIONS=--import=… loads this file first in every process of a test run with a moved clock.
const offset = Number(process.env.TEST_CLOCK_OFFSET ?? 0)
if (offset) moveClock(offset)
