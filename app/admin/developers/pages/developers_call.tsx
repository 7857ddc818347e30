import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { PublicHead } from '~/components/public/public_head'
import { urlFor } from '~/client'
import { PageHeader } from '~/ui/page_header'
import { CodeBlock } from '../components/code_block'
import { Code, CodeText } from '../components/code_text'
import { groupId } from '../components/developers_calls'
import { FieldTable } from '../components/field_table'
import { MethodBadge } from '../components/method_badge'

interface DevelopersCallProps {
  call: Data.Admin.Developers.ApiCall.Variants['forReading']
}

export default function DevelopersCall({ call }: DevelopersCallProps) {
  const list = `${urlFor('admin.developers', {})}#${groupId(call.tag)}`
  return (
    <>
      <PublicHead
        title={`${call.method} ${call.path}`}
        description={`${call.summary}. ${call.description ?? call.audience}`.replaceAll('`', '')}
      />
      <PageHeader
        title={call.summary}
        description={call.description ? <CodeText>{call.description}</CodeText> : undefined}
        back={{ label: `All calls: ${call.tag}`, href: list, as: Link }}
      />
      <p className="flex flex-wrap items-center gap-3">
        <MethodBadge method={call.method} />
        <code className="break-all font-mono text-sm">{call.path}</code>
        <span className="text-sm text-ink-muted">{call.audience}</span>
      </p>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-8">
          <Request call={call} />
          <Refusals call={call} />
        </div>
        <Answer call={call} />
      </div>
    </>
  )
}

function Request({ call }: DevelopersCallProps) {
  return (
    <>
      <CodeBlock label="curl">{call.curl}</CodeBlock>
      {call.acceptsKey && (
        <p>
          Takes an <Code>Idempotency-Key</Code>: the same key with the same request does nothing
          twice.
        </p>
      )}
      {call.parameters.length > 0 && (
        <FieldTable caption="Parameters" rows={call.parameters} isRequest />
      )}
      {call.body && <FieldTable caption="Body" rows={call.body} isRequest />}
    </>
  )
}

function Answer({ call }: DevelopersCallProps) {
  if (call.answer) return <FieldTable caption="Answer" rows={call.answer} />
  return (
    <section>
      <h2 className="text-lg font-semibold">Answer</h2>
      <p className="mt-2 text-ink-muted">A file: {call.file}</p>
    </section>
  )
}

function Refusals({ call }: DevelopersCallProps) {
  if (call.failures.length === 0) return null
  return (
    <section>
      <h2 className="text-lg font-semibold">Refusals</h2>
      <dl className="mt-3 divide-y rounded border bg-surface-raised text-sm">
        {call.failures.map(({ status, meaning }) => (
          <div key={status} className="flex gap-4 px-4 py-2.5">
            <dt className="tabular w-8 shrink-0 font-semibold">{status}</dt>
            <dd className="text-ink-muted">
              <CodeText>{meaning}</CodeText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
