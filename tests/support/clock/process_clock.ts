import { moveClock } from './move_clock.ts'

// Loaded before all else by every process of a test run that goes on at another moment (NODE_OPTIONS=--import=…).
const offset = Number(process.env.TEST_CLOCK_OFFSET ?? 0)
if (offset) moveClock(offset)
