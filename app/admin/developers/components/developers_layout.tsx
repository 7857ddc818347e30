import type { ReactNode } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { DevelopersSearch } from './developers_search'

interface DevelopersLayoutProps {
  contents: Data.Admin.Developers.Site.Contents[]
  /** Links to the sections of this page, listed below its entry in the contents. */
  here?: { label: string; href: string }[]
  /** The path of the parent page, for a page that the contents do not list. */
  under?: string
  children: ReactNode
}

export function DevelopersLayout({ contents, here = [], under, children }: DevelopersLayoutProps) {
  const path = usePage().url.split(/[?#]/)[0]!
  const nav = <ContentsNavigation contents={contents} here={here} current={under ?? path} />
  return (
    <div className="grid gap-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
      <div className="no-print min-w-0">
        <DevelopersSearch />
        <details className="mt-3 rounded border bg-surface-raised lg:hidden">
          <summary className="min-h-11 px-4 py-2.5 font-medium">Contents of the API docs</summary>
          <nav aria-label="API docs" className="border-t p-3">
            {nav}
          </nav>
        </details>
        <nav
          aria-label="API docs"
          className="mt-5 hidden lg:sticky lg:top-6 lg:block lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto"
        >
          {nav}
        </nav>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

const contentsEntryClass =
  'flex min-h-8 items-center rounded px-3 py-1 text-sm text-ink-muted hover:bg-surface-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-ink'

interface ContentsNavigationProps {
  contents: Data.Admin.Developers.Site.Contents[]
  here: { label: string; href: string }[]
  current: string
}

function ContentsNavigation({ contents, here, current }: ContentsNavigationProps) {
  return (
    <div className="grid gap-5">
      {contents.map(({ title, entries }) => (
        <section key={title}>
          <h2 className="mb-1 px-3 text-sm font-semibold">{title}</h2>
          <ul>
            {entries.map(({ label, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={href === current ? 'page' : undefined}
                  className={contentsEntryClass}
                >
                  {label}
                </Link>
                {href === current && <PageSectionLinks here={here} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2 className="mb-1 px-3 text-sm font-semibold">OpenAPI 3.1 files</h2>
        <a href={`${urlFor('admin.openapi', {})}?for=keys`} className={contentsEntryClass}>
          Calls for API keys
        </a>
        <a href={urlFor('admin.openapi', {})} className={contentsEntryClass}>
          The whole API
        </a>
      </section>
    </div>
  )
}

function PageSectionLinks({ here }: Pick<ContentsNavigationProps, 'here'>) {
  const path = usePage().url.split(/[?#]/)[0]
  if (here.length === 0) return null
  return (
    <ul className="mb-1 ml-4 border-l pl-1">
      {here.map(({ label, href }) => (
        <li key={href}>
          {href.startsWith('#') ? (
            <a href={href} className={contentsEntryClass}>
              {label}
            </a>
          ) : (
            <Link
              href={href}
              aria-current={href === path ? 'page' : undefined}
              className={contentsEntryClass}
            >
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
