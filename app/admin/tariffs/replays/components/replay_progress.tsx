import { progressPercent, ProgressBar } from '~/ui/progress_bar'
import { replayProgressText, type ReplayData } from './replay_texts'

export function ReplayProgress({ replay }: { replay: ReplayData }) {
  const { state, done, total } = replay
  return (
    <div className="grid gap-2">
      <ProgressBar label="Progress of the replay" done={done} total={total} />
      <p className="tabular text-sm text-ink-muted">
        {state === 'waiting' || total === null
          ? 'Waiting for its turn. Replays run one at a time.'
          : `${replayProgressText(replay)}, ${progressPercent({ done, total })} %`}
      </p>
    </div>
  )
}
