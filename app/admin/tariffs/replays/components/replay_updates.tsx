import { usePoll } from '@inertiajs/react'
import { BACKGROUND_VISIT, useLiveProps } from '~/live/use_live_props'

const PAUSE_MS = 1_000
/** Polls as well, because a short replay ends before the page has subscribed. */
const POLL_INTERVAL_MS = 4_000

export function ReplayUpdates({ only }: { only: string[] }) {
  useLiveProps('replays', only, { pauseMs: PAUSE_MS })
  usePoll(POLL_INTERVAL_MS, { only, ...BACKGROUND_VISIT })
  return null
}
