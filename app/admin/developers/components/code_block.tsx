import { useSyncExternalStore } from 'react'
import { CopyButton } from '~/ui/copy_button'

interface CodeBlockProps {
  label: string
  children: string
}

/** Something to type or to compare with. Its button is there once it can copy. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  return (
    <figure className="min-w-0 overflow-hidden rounded border bg-surface-sunken">
      <figcaption className="flex min-h-11 items-center justify-between gap-3 border-b bg-surface-raised px-4 py-1.5 text-sm font-medium">
        {label}
        {useIsAwake() && <CopyButton value={children} variant="ghost" size="sm" />}
      </figcaption>
      <pre
        role="group"
        tabIndex={0}
        aria-label={label}
        className="overflow-x-auto p-4 font-mono text-xs leading-relaxed focus-visible:-outline-offset-2"
      >
        {children}
      </pre>
    </figure>
  )
}

const never = () => () => {}

/** Whether scripts run here: not on the server, and not before they have arrived. */
function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false
  )
}
