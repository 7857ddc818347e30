import type { ReactNode } from 'react'
import { ChevronRight } from 'lucide-react'

export interface DisclosureProps {
  title: ReactNode
  aside?: ReactNode
  defaultOpen?: boolean
  onToggle?: (open: boolean) => void
  children: ReactNode
}

/** A native details element: works before scripts load. */
export function Disclosure({ title, aside, defaultOpen, onToggle, children }: DisclosureProps) {
  return (
    <details
      open={defaultOpen}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
      className="group rounded border bg-surface-raised"
    >
      <summary
        data-opens={onToggle && ''}
        className="flex min-h-11 list-none items-center gap-2 rounded px-4 py-2.5 font-medium hover:bg-surface-sunken [&::-webkit-details-marker]:hidden"
      >
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-muted transition-transform group-open:rotate-90"
        />
        <span className="min-w-0 flex-auto">{title}</span>
        {aside && <span className="min-w-0 text-right text-sm text-ink-muted">{aside}</span>}
      </summary>
      <div className="border-t px-4 py-3">{children}</div>
    </details>
  )
}
