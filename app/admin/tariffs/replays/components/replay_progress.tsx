import { percentOf, ProgressBar } from '~/ui/progress_bar'
import { reachedText, type ShownReplay } from './replay_words'

/** How far a replay is, as a bar and in words. */
export function ReplayProgress({ replay }: { replay: ShownReplay }) {
  const { state, done, total } = replay
  return (
    <div className="grid gap-2">
      <ProgressBar label="Progress of the replay" done={done} total={total} />
      <p className="tabular text-sm text-ink-muted">
        {state === 'waiting' || total === null
          ? 'Waiting for its turn. Replays run one at a time.'
          : `${reachedText(replay)}, ${percentOf({ done, total })} %`}
      </p>
    </div>
  )
}
