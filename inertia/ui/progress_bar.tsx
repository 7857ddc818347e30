import { useId } from 'react'
import { cx } from '~/ui/cx'

export interface ProgressBarProps {
  label: string
  /** Left out: something runs, but nobody knows how long. */
  value?: number
  max?: number
  /** '120 of 400'. */
  count?: string
  tone?: 'accent' | 'danger' | 'warning'
}

const tones = {
  accent: '[&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent',
  danger: '[&::-webkit-progress-value]:bg-danger [&::-moz-progress-bar]:bg-danger',
  warning: '[&::-webkit-progress-value]:bg-warning [&::-moz-progress-bar]:bg-warning',
}

/** The browser's own progress element, so that it needs no inline style. */
export function ProgressBar({ label, value, max = 100, count, tone = 'accent' }: ProgressBarProps) {
  const id = useId()
  return (
    <div>
      <div className="mb-1 flex justify-between gap-3 text-sm">
        <label htmlFor={id}>{label}</label>
        {count && <span className="tabular text-ink-muted">{count}</span>}
      </div>
      <div className="relative h-2 overflow-hidden rounded-full bg-line">
        <progress
          id={id}
          value={value}
          max={max}
          className={cx(
            'absolute inset-0 size-full appearance-none border-0 bg-transparent indeterminate:[&::-moz-progress-bar]:bg-transparent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:transition-[inline-size]',
            tones[tone]
          )}
        />
        {value === undefined && (
          <span className="absolute inset-y-0 left-0 w-1/3 animate-slide rounded-full bg-accent motion-reduce:w-full motion-reduce:opacity-40" />
        )}
      </div>
    </div>
  )
}
