import { Fragment } from 'react'
import { CodeText } from './code_text'

interface FieldTableProps {
  caption: string
  rows: readonly { path: string; type: string; required: boolean; note: string; where?: string }[]
  /** If true, the table marks optional fields. */
  isRequest?: boolean
}

export function FieldTable({ caption, rows, isRequest = false }: FieldTableProps) {
  return (
    <section className="min-w-0">
      <h2 className="text-lg font-semibold">{caption}</h2>
      <dl className="mt-3 divide-y rounded border bg-surface-raised text-sm">
        {rows.map((row) => (
          <div
            key={`${row.where ?? ''}${row.path}`}
            className="grid gap-x-6 gap-y-0.5 px-4 py-2.5 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <dt className="min-w-0 break-words font-mono text-xs leading-5">
              <FieldPath path={row.path} />
            </dt>
            <dd className="min-w-0">
              <span className="text-ink-muted">
                {[row.type, row.where && `in the ${row.where}`].filter(Boolean).join(', ')}
              </span>
              {isRequest && !row.required && <span className="text-ink-muted"> (optional)</span>}
              {row.note && (
                <span className="block">
                  <CodeText>{row.note}</CodeText>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function FieldPath({ path }: { path: string }) {
  const parts = path.split('.')
  const name = parts.pop()
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>
          <span className="text-ink-muted">{part}.</span>
          <wbr />
        </Fragment>
      ))}
      <span className="font-semibold">{name}</span>
    </>
  )
}
