import { type ReactNode, useId } from 'react'
import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { otherViewGroups, type ShellEntry, shellGroups } from '~/components/shell/shell_entries'
import { useAppView } from '~/components/shell/use_view'
import { cx } from '~/ui/cx'

interface ShellNavigationProps {
  /** Icons only; names remain for screen readers and on hover. */
  collapsed?: boolean
  onFollow?: () => void
}

/** The list only; its container is the landmark. */
export function ShellNavigation({ collapsed = false, onFollow }: ShellNavigationProps) {
  const { url, props } = usePage()
  const { view } = useAppView()
  const path = url.split(/[?#]/)[0]!
  const groups = [...shellGroups(view, props), ...otherViewGroups(view)]
  return groups.map((group, at) => (
    <EntryGroup
      key={group.title ?? at}
      title={group.title}
      isFirst={at === 0}
      collapsed={collapsed}
    >
      {group.entries.map((entry) => (
        <li key={entry.href}>
          <Link
            href={entry.href}
            onClick={onFollow}
            aria-current={ariaCurrent(entry.href, path)}
            title={collapsed ? entry.label : undefined}
            className={shellEntryClass(ariaCurrent(entry.href, path) !== undefined)}
          >
            <EntryLabel
              {...entry}
              collapsed={collapsed}
              count={entry.counts ? (props[entry.counts] ?? 0) : 0}
            />
          </Link>
        </li>
      ))}
    </EntryGroup>
  ))
}

interface EntryGroupProps {
  title?: string
  isFirst: boolean
  collapsed: boolean
  children: ReactNode
}

function EntryGroup({ title, isFirst, collapsed, children }: EntryGroupProps) {
  const id = useId()
  return (
    <div className={isFirst ? undefined : 'mt-3 border-t pt-3'}>
      {title && (
        <p
          id={id}
          className={collapsed ? 'sr-only' : 'px-3 pb-1 text-xs font-medium text-ink-muted'}
        >
          {title}
        </p>
      )}
      <ul aria-labelledby={title && id} className="flex flex-col gap-1">
        {children}
      </ul>
    </div>
  )
}

/** Also marks an entry on its sub-pages, such as a zone's rates. */
function ariaCurrent(href: string, path: string): 'page' | true | undefined {
  if (path === href) return 'page'
  return path.startsWith(`${href}/`) || undefined
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

function shellEntryClass(current: boolean): string {
  return cx(
    'flex min-h-10 w-full items-center gap-3 rounded px-3 text-sm font-medium transition-colors',
    current ? 'bg-accent-soft text-accent' : 'text-ink-muted hover:bg-surface-sunken hover:text-ink'
  )
}
