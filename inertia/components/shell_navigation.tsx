import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { type ShellEntry, shellEntries } from '~/components/shell_entries'
import { cx } from '~/ui/cx'

interface ShellNavigationProps {
  /** Icons only; the names stay for screen readers and on hover. */
  collapsed?: boolean
  onFollow?: () => void
}

/** The list alone: what stands around it is the landmark. */
export function ShellNavigation({ collapsed = false, onFollow }: ShellNavigationProps) {
  const { url, props } = usePage()
  const path = url.split(/[?#]/)[0]
  return (
    <ul className="flex flex-col gap-1">
      {shellEntries(props.caller).map((entry) => (
        <li key={entry.href}>
          <Entry
            {...entry}
            current={path === entry.href}
            collapsed={collapsed}
            onFollow={onFollow}
          />
        </li>
      ))}
    </ul>
  )
}

type EntryProps = ShellEntry & ShellNavigationProps & { current: boolean }

function Entry({ label, href, icon: Icon, current, collapsed, onFollow }: EntryProps) {
  return (
    <Link
      href={href}
      onClick={onFollow}
      aria-current={current ? 'page' : undefined}
      title={collapsed ? label : undefined}
      className={cx(
        'flex min-h-10 items-center gap-3 rounded px-3 text-sm font-medium transition-colors',
        current
          ? 'bg-accent-soft text-accent'
          : 'text-ink-muted hover:bg-surface-sunken hover:text-ink'
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className={collapsed ? 'sr-only' : 'truncate'}>{label}</span>
    </Link>
  )
}
