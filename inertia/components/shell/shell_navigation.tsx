import { useEffect, useRef } from 'react'
import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import type { ShellEntry } from '~/components/shell/shell_entry'
import { useShellEntries } from '~/components/shell/use_shell_entries'
import { cx } from '~/ui/cx'

interface ShellNavigationProps {
  /** Icons only; names remain for screen readers and on hover. */
  collapsed?: boolean
  onFollow?: () => void
}

/** The list only; its container is the landmark. */
export function ShellNavigation({ collapsed = false, onFollow }: ShellNavigationProps) {
  const { props } = usePage()
  const { entries, current, ariaCurrent } = useShellEntries()
  const list = useRef<HTMLUListElement>(null)
  const currentHref = current?.entry.href
  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current]')
    if (entry) scrollToShow(entry)
  }, [currentHref])
  return (
    <ul ref={list} className="flex flex-col gap-1">
      {entries.map((entry) => (
        <li key={entry.label}>
          <Link
            href={entry.href}
            onClick={onFollow}
            aria-current={ariaCurrent(entry.href, entry === current?.entry)}
            title={collapsed ? entry.label : undefined}
            className="flex min-h-10 w-full items-center gap-3 rounded px-3 text-sm font-medium text-ink-muted transition-colors hover:bg-surface-sunken hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent lg:min-h-9"
          >
            <EntryLabel
              {...entry}
              collapsed={collapsed}
              count={entry.counts ? (props[entry.counts] ?? 0) : 0}
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Unlike `scrollIntoView`, it leaves Tab at the beginning of the page. */
function scrollToShow(entry: Element) {
  const box = entry.closest('.overflow-y-auto')
  if (!box) return
  const [inner, outer] = [entry.getBoundingClientRect(), box.getBoundingClientRect()]
  box.scrollTop += Math.max(0, inner.bottom - outer.bottom) + Math.min(0, inner.top - outer.top)
}

type EntryLabelProps = ShellEntry & { collapsed: boolean; count: number }

function EntryLabel({ label, icon: Icon, collapsed, count }: EntryLabelProps) {
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className={collapsed ? 'sr-only' : 'truncate'}>{label}</span>
      {count > 0 && (
        <span
          className={cx(
            'tabular rounded-full bg-warning-soft px-1.5 py-0.5 text-xs font-semibold text-warning',
            collapsed ? '-ml-5 -mt-5' : 'ml-auto'
          )}
        >
          {count}
          <span className="sr-only"> waiting</span>
        </span>
      )}
    </>
  )
}
