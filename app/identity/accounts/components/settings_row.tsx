import type { ReactNode } from 'react'
import { cx } from '~/ui/cx'

interface SettingsRowProps {
  title: string
  action?: ReactNode
  /** The action is short enough to stand beside the value on phones. */
  isBeside?: boolean
  children: ReactNode
}

export function SettingsRow({ title, action, isBeside, children }: SettingsRowProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 px-4 py-4 sm:gap-x-6 sm:grid-cols-[12rem_1fr_auto] sm:items-start sm:px-5">
      <h2 className="text-sm font-medium text-ink-muted max-sm:col-span-2 sm:py-2">{title}</h2>
      <div className={cx('min-w-0 sm:py-2', !isBeside && 'max-sm:col-span-2')}>{children}</div>
      {action && <div>{action}</div>}
    </div>
  )
}
