import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { cx } from '~/ui/cx'
import { MethodBadge } from './method_badge'
import type { ReactNode } from 'react'

export type CallGroup = { tag: string; description: string }

/** The list styles its entries, so that a hundred entries need not repeat the classes. */
const callListClass = cx(
  'mt-3 divide-y rounded border bg-surface-raised',
  '[&_a]:grid [&_a]:gap-x-4 [&_a]:gap-y-1 [&_a]:px-4 [&_a]:py-2.5 sm:[&_a]:grid-cols-[4rem_minmax(0,5fr)_minmax(0,6fr)] sm:[&_a]:items-baseline',
  '[&_a]:hover:bg-surface-sunken [&_a]:focus-visible:-outline-offset-2',
  '[&_code]:break-all [&_code]:font-mono [&_code]:text-xs [&_code]:text-ink-muted'
)

interface ApiCallListProps {
  groups: readonly CallGroup[]
  calls: readonly Data.Admin.Developers.ApiCall[]
}

export function callGroupId(tag: string): string {
  return tag.toLowerCase().replaceAll(' ', '-')
}

export function ApiCallList({ groups, calls }: ApiCallListProps) {
  return (
    <DevelopersSection id="calls" title="All calls">
      {groups.map(({ tag, description }) => (
        <section key={tag} id={callGroupId(tag)} className="mt-2 scroll-mt-6">
          <h3 className="text-lg font-semibold">{tag}</h3>
          <p className="text-ink-muted">{description}</p>
          <ul className={callListClass}>
            {calls
              .filter((call) => call.tag === tag)
              .map((call) => (
                <ApiCallItem key={call.id} call={call} />
              ))}
          </ul>
        </section>
      ))}
    </DevelopersSection>
  )
}

function ApiCallItem({ call }: { call: Data.Admin.Developers.ApiCall }) {
  return (
    <li>
      <Link href={urlFor('admin.developers.call', { call: call.id })}>
        <MethodBadge method={call.method} />
        <span>{call.summary}</span>
        <code>{call.path}</code>
      </Link>
    </li>
  )
}

interface DevelopersSectionProps {
  id: string
  title: string
  children: ReactNode
}

function DevelopersSection({ id, title, children }: DevelopersSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0 scroll-mt-6">
      <h2 id={`${id}-title`} className="text-2xl font-semibold tracking-tight">
        {title}
      </h2>
      <div className="mt-4 grid min-w-0 gap-4">{children}</div>
    </section>
  )
}
