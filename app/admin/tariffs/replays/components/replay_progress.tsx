import { reachedText, type ShownReplay } from './replay_words'

/** How far a replay is, as a bar and in words. */
export function ReplayProgress({ replay }: { replay: ShownReplay }) {
  const { state, done, total } = replay
  const percent = total ? Math.min(100, Math.floor((done * 100) / total)) : 0
  return (
    <div className="grid gap-2">
      <div
        role="progressbar"
        aria-label="Progress of the replay"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded bg-surface-sunken"
      >
        <div
          className="h-full rounded bg-accent transition-[width] motion-reduce:transition-none"
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="tabular text-sm text-ink-muted">
        {state === 'waiting' || total === null
          ? 'Waiting for its turn. Replays run one at a time.'
          : `${reachedText(replay)}, ${percent} %`}
      </p>
    </div>
  )
}
