import { usePoll } from '@inertiajs/react'
import { BACKGROUND_VISIT, useLiveProps } from '~/live/use_live_props'

const PAUSE_MS = 1_000
/** A short replay is over before the page listens. */
const POLL_INTERVAL_MS = 4_000

/** Reads these props again while a replay is under way. */
export function ReplayUpdates({ only }: { only: string[] }) {
  useLiveProps('replays', only, { pauseMs: PAUSE_MS })
  usePoll(POLL_INTERVAL_MS, { only, ...BACKGROUND_VISIT })
  return null
}
