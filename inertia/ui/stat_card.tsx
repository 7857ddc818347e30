import type { ReactNode } from 'react'
import { Skeleton } from '~/ui/skeleton'

export interface StatCardProps {
  label: ReactNode
  value: ReactNode
  hint?: ReactNode
  icon?: ReactNode
  action?: ReactNode
  loading?: boolean
  children?: ReactNode
}

export function StatCard({ label, value, hint, icon, action, loading, children }: StatCardProps) {
  return (
    <div
      className="flex min-w-0 flex-col rounded border bg-surface-raised p-4 sm:p-5"
      aria-busy={loading}
    >
      <div className="flex items-center gap-2 text-sm text-ink-muted [&_svg]:size-4">
        {icon}
        <span className="min-w-0 flex-1">{label}</span>
        {action}
      </div>
      {loading ? (
        <Skeleton className="my-1.5 h-7 w-36" />
      ) : (
        <p className="tabular mt-0.5 text-2xl font-display">{value}</p>
      )}
      {hint && <p className="mt-1 text-sm text-ink-muted">{hint}</p>}
      {children && <div className="mt-3">{children}</div>}
    </div>
  )
}
