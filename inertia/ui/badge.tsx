import type { ReactNode } from 'react'
import { cx } from '~/ui/cx'

export type BadgeTone = 'neutral' | 'success' | 'danger' | 'warning' | 'secondary' | 'info' | 'best'

const tones: Record<BadgeTone, string> = {
  neutral: 'border-transparent bg-surface-sunken text-ink',
  success: 'border-transparent bg-success-soft text-success',
  danger: 'border-transparent bg-danger-soft text-danger',
  warning: 'border-transparent bg-warning-soft text-warning',
  secondary: 'border-line-strong text-ink-muted',
  info: 'border-transparent bg-info-soft text-info',
  best: 'border-transparent bg-accent-2 text-accent-2-ink',
}

export interface BadgeProps {
  tone?: BadgeTone
  dot?: boolean
  children: ReactNode
}

export function Badge({ tone = 'neutral', dot, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full border px-2 py-0.5 text-xs font-medium',
        tones[tone]
      )}
    >
      {dot && <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  )
}
