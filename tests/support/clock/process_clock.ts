import { moveClock } from './move_clock.ts'

// Every process of a test run with a moved clock loads this first (NODE_OPTIONS=--import=…).
const offset = Number(process.env.TEST_CLOCK_OFFSET ?? 0)
if (offset) moveClock(offset)
