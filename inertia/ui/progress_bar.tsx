export interface ProgressBarProps {
  label: string
  done: number
  /** Null while the total is unknown. */
  total: number | null
}

/** Rounds down to a whole percent. */
export function progressPercent({ done, total }: Omit<ProgressBarProps, 'label'>): number {
  return total ? Math.min(100, Math.floor((done * 100) / total)) : 0
}

/** A progress bar; the text is beside it. */
export function ProgressBar({ label, ...progress }: ProgressBarProps) {
  const percent = progressPercent(progress)
  return (
    <div
      role="progressbar"
      aria-label={label}
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
  )
}
