import type { ReactNode } from 'react'
import { Inbox } from 'lucide-react'

export interface EmptyStateProps {
  title: ReactNode
  icon?: ReactNode
  action?: ReactNode
  children?: ReactNode
}

/** Nothing here, and what to do about it. */
export function EmptyState({ title, icon, action, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      <span aria-hidden="true" className="mb-3 text-ink-muted [&_svg]:size-8 [&_svg]:stroke-[1.5]">
        {icon ?? <Inbox />}
      </span>
      <p className="font-medium">{title}</p>
      {children && <div className="mt-1 max-w-md text-sm text-ink-muted">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
