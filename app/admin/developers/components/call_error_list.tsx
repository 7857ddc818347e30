import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { CodeText } from './code_text'

interface CallErrorListProps {
  failures: Data.Admin.Developers.Site.CallPage['failures']
}

/** Lists error statuses with the codes that tests have recorded. */
export function CallErrorList({ failures }: CallErrorListProps) {
  if (failures.length === 0) return null
  return (
    <section>
      <h2 className="text-lg font-semibold">Errors</h2>
      <dl className="mt-3 divide-y rounded border bg-surface-raised text-sm">
        {failures.map(({ status, meaning, codes }) => (
          <div key={status} className="flex gap-4 px-4 py-2.5">
            <dt className="tabular w-8 shrink-0 font-semibold">{status}</dt>
            <dd className="text-ink-muted">
              <CodeText>{meaning}</CodeText>
              {codes.length > 0 && (
                <ul className="mt-1 flex flex-wrap gap-x-4">
                  {codes.map((code) => (
                    <li key={code}>
                      <Link className="link" route="admin.developers.error" routeParams={{ code }}>
                        {code}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
