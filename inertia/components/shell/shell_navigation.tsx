import { useId } from 'react'
import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { otherViewEntries, type ShellEntry, shellEntries } from '~/components/shell/shell_entries'
import { useView } from '~/components/shell/use_view'
import { cx } from '~/ui/cx'

interface ShellNavigationProps {
  /** Icons only; the names stay for screen readers and on hover. */
  collapsed?: boolean
  onFollow?: () => void
}

/** The list alone: what stands around it is the landmark. */
export function ShellNavigation({ collapsed = false, onFollow }: ShellNavigationProps) {
  const { url, props } = usePage()
  const { view } = useView()
  const path = url.split(/[?#]/)[0]!
  const title = useId()
  const others = otherViewEntries(view)
  const list = (entries: readonly ShellEntry[], labelledBy?: string) => (
    <ul aria-labelledby={labelledBy} className="flex flex-col gap-1">
      {entries.map((entry) => (
        <li key={entry.href}>
          <Link
            href={entry.href}
            onClick={onFollow}
            aria-current={currentOf(entry.href, path)}
            title={collapsed ? entry.label : undefined}
            className={entryClass(currentOf(entry.href, path) !== undefined)}
          >
            <EntryFace
              {...entry}
              collapsed={collapsed}
              count={entry.counts ? (props[entry.counts] ?? 0) : 0}
            />
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {list(shellEntries(view, props))}
      {others.length > 0 && (
        <div className="mt-3 border-t pt-3">
          <p
            id={title}
            className={collapsed ? 'sr-only' : 'px-3 pb-1 text-xs font-medium text-ink-muted'}
          >
            In Live Mode
          </p>
          {list(others, title)}
        </div>
      )}
    </>
  )
}

/** A page below an entry's, such as the rates of a zone, is in that part of the console too. */
function currentOf(href: string, path: string): 'page' | true | undefined {
  if (path === href) return 'page'
  return path.startsWith(`${href}/`) || undefined
}

type EntryFaceProps = ShellEntry & { collapsed: boolean; count: number }

function EntryFace({ label, icon: Icon, collapsed, count }: EntryFaceProps) {
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

function entryClass(current: boolean): string {
  return cx(
    'flex min-h-10 w-full items-center gap-3 rounded px-3 text-sm font-medium transition-colors',
    current ? 'bg-accent-soft text-accent' : 'text-ink-muted hover:bg-surface-sunken hover:text-ink'
  )
}
