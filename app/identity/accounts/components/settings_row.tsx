import type { ReactNode } from 'react'

interface SettingsRowProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

export function SettingsRow({ title, action, children }: SettingsRowProps) {
  return (
    <div className="grid gap-x-6 gap-y-2 px-4 py-4 sm:grid-cols-[12rem_1fr_auto] sm:items-start sm:px-5">
      <h2 className="text-sm font-medium text-ink-muted sm:py-2">{title}</h2>
      <div className="min-w-0 sm:py-2">{children}</div>
      {action && <div>{action}</div>}
    </div>
  )
}
