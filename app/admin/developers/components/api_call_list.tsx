import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { MethodBadge } from './method_badge'

interface ApiCallListProps {
  calls: readonly Data.Admin.Developers.ApiCall[]
  /** The part of each call's page to open, such as `try-it`. */
  anchor?: string
}

export function ApiCallList({ calls, anchor }: ApiCallListProps) {
  return (
    <ul className="divide-y rounded border bg-surface-raised">
      {calls.map(({ id, method, summary, path }) => (
        <li key={id}>
          <Link
            href={`${urlFor('admin.developers.call', { call: id })}${anchor ? `#${anchor}` : ''}`}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5 hover:bg-surface-sunken focus-visible:-outline-offset-2"
          >
            <MethodBadge method={method} />
            <span className="flex-1 basis-48">{summary}</span>
            <code className="break-all font-mono text-xs text-ink-muted">{path}</code>
          </Link>
        </li>
      ))}
    </ul>
  )
}
