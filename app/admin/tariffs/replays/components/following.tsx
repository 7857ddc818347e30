import { usePoll } from '@inertiajs/react'
import { UNASKED, useLive } from '~/live/use_live'

const PAUSE_MS = 1_000
/** A short replay is over before the page listens. */
const AT_LEAST_EVERY_MS = 4_000

/** Reads these props again while a replay is under way. */
export function Following({ only }: { only: string[] }) {
  useLive('replays', only, { pauseMs: PAUSE_MS })
  usePoll(AT_LEAST_EVERY_MS, { only, ...UNASKED })
  return null
}
