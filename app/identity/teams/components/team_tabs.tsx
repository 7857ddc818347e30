import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { pageUrls } from '~/page_urls'
import { urlFor } from '~/client'
import { cx } from '~/ui/cx'

type TeamPage = 'People' | 'Waiting for approval' | 'Activity'

const PAGES: { label: TeamPage; href: string }[] = [
  { label: 'People', href: urlFor('identity.members', {}) },
  { label: 'Waiting for approval', href: pageUrls.purchaseApprovals },
  { label: 'Activity', href: urlFor('identity.activity', {}) },
]

export function TeamTabs({ current }: { current: TeamPage }) {
  const isOwner = usePage().props.team?.role === 'owner'
  const pages = PAGES.filter(({ label }) => isOwner || label !== 'Activity')
  return (
    <nav aria-label="Team pages" className="no-print mb-6 flex gap-1 overflow-x-auto border-b">
      {pages.map(({ label, href }) => (
        <Link
          key={href}
          href={href}
          aria-current={label === current ? 'page' : undefined}
          className={cx(
            '-mb-px flex min-h-10 shrink-0 items-center border-b-2 px-3 text-sm font-medium focus-visible:-outline-offset-2',
            label === current
              ? 'border-accent text-ink'
              : 'border-transparent text-ink-muted hover:text-ink'
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
