import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { pageUrls } from '~/page_urls'
import { urlFor } from '~/client'
import { cx } from '~/ui/cx'

const DEVELOPER_PAGES = [
  { label: 'API keys', href: urlFor('identity.developers', {}) },
  { label: 'Webhooks', href: urlFor('identity.webhooks', {}) },
  { label: 'Checkout rates', href: pageUrls.checkoutRates },
  { label: 'Log', href: urlFor('identity.developers.log', {}) },
]

export function DeveloperTabs({ current }: { current: string }) {
  const isTest = usePage().props.caller?.isTest
  const pages = isTest
    ? DEVELOPER_PAGES.filter(({ href }) => href !== pageUrls.checkoutRates)
    : DEVELOPER_PAGES
  return (
    <nav aria-label="Developers" className="no-print mb-6 flex gap-1 overflow-x-auto border-b">
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
