import { groupId, type CallGroup } from './developers_calls'

const PARTS = [
  { href: '#quick-start', label: 'Quick start' },
  { href: '#authentication', label: 'Authentication' },
  { href: '#conventions', label: 'Money, weights and places' },
  { href: '#errors', label: 'Errors' },
  { href: '#idempotency', label: 'Doing things once' },
  { href: '#calls', label: 'All calls' },
]

const entryClass =
  'flex min-h-8 items-center rounded px-3 py-1 text-sm text-ink-muted hover:bg-surface-sunken hover:text-ink'

export function Contents({ groups }: { groups: readonly CallGroup[] }) {
  return (
    <nav aria-label="On this page" className="no-print lg:sticky lg:top-6 lg:self-start">
      <h2 className="mb-2 text-sm font-semibold">On this page</h2>
      <ul className="grid gap-0.5 border-l max-sm:grid-cols-2">
        {PARTS.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className={entryClass}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <ul className="ml-3 mt-0.5 hidden gap-0.5 border-l lg:grid">
        {groups.map(({ tag }) => (
          <li key={tag}>
            <a href={`#${groupId(tag)}`} className={entryClass}>
              {tag}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
