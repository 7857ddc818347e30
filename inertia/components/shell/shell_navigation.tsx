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
  const path = url.split(/[?#]/)[0]
  return (
    <>
      <ul className="flex flex-col gap-1">
        {shellEntries(props.caller).map((entry) => (
          <li key={entry.href}>
            <Link
              href={entry.href}
              onClick={onFollow}
              aria-current={path === entry.href ? 'page' : undefined}
              title={collapsed ? entry.label : undefined}
              className={entryClass(path === entry.href)}
            >
              <EntryFace {...entry} collapsed={collapsed} />
            </Link>
          </li>
        ))}
      </ul>
      <OtherView collapsed={collapsed} onFollow={onFollow} />
    </>
  )
}

/** Buttons rather than links: they change the view before they open their page. */
function OtherView({ collapsed = false, onFollow }: ShellNavigationProps) {
  const entries = otherViewEntries(usePage().props.caller)
  const { busy, show } = useView()
  const title = useId()
  if (entries.length === 0) return null
  return (
    <div className="mt-3 border-t pt-3">
      <p
        id={title}
        className={collapsed ? 'sr-only' : 'px-3 pb-1 text-xs font-medium text-ink-muted'}
      >
        In Live Mode
      </p>
      <ul aria-labelledby={title} className="flex flex-col gap-1">
        {entries.map((entry) => (
          <li key={entry.href}>
            <button
              type="button"
              disabled={busy}
              title={collapsed ? entry.label : undefined}
              className={entryClass(false)}
              onClick={async () => {
                await show('dashboard', entry.href)
                onFollow?.()
              }}
            >
              <EntryFace {...entry} collapsed={collapsed} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function EntryFace({ label, icon: Icon, collapsed }: ShellEntry & { collapsed: boolean }) {
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className={collapsed ? 'sr-only' : 'truncate'}>{label}</span>
    </>
  )
}

function entryClass(current: boolean): string {
  return cx(
    'flex min-h-10 w-full items-center gap-3 rounded px-3 text-sm font-medium transition-colors',
    current ? 'bg-accent-soft text-accent' : 'text-ink-muted hover:bg-surface-sunken hover:text-ink'
  )
}
