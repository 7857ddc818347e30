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

/** A progress bar; the text is beside it. Our content security policy forbids a width in `style`. */
export function ProgressBar({ label, ...progress }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={progressPercent(progress)}
      max={100}
      className="block h-2 w-full appearance-none overflow-hidden rounded border-0 bg-surface-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface-sunken [&::-webkit-progress-value]:rounded [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[inline-size] motion-reduce:[&::-webkit-progress-value]:transition-none"
    />
  )
}
