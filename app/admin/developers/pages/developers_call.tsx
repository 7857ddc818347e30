import type { Data } from '@generated/data'
import { PublicHead } from '~/components/public/public_head'
import { urlFor } from '~/client'
import { PageHeader } from '~/ui/page_header'
import { CodeBlock } from '../components/code_block'
import { CodeSamples } from '../components/code_samples'
import { Code, CodeText } from '../components/code_text'
import { DevelopersLayout } from '../components/developers_layout'
import { FieldTable } from '../components/field_table'
import { MethodBadge } from '../components/method_badge'
import { CallErrorList } from '../components/call_error_list'
import { TryIt } from '../components/try_it'
import { MarkdownLink } from '../components/markdown_link'

type ApiCallPage = Data.Admin.Developers.Site.CallPage

interface DevelopersCallProps {
  contents: Data.Admin.Developers.Site.Contents[]
  call: ApiCallPage
}

const callUrl = (call: string) => urlFor('admin.developers.call', { call })

export default function DevelopersCall({ contents, call }: DevelopersCallProps) {
  const here = call.siblings.map(({ id, summary }) => ({ label: summary, href: callUrl(id) }))
  return (
    <>
      <PublicHead
        title={`${call.method} ${call.path}`}
        description={`${call.summary}. ${call.description ?? call.audience}`.replaceAll('`', '')}
      />
      <MarkdownLink href={`${callUrl(call.id)}.md`} />
      <DevelopersLayout contents={contents} here={here} under={call.groupPath ?? undefined}>
        <PageHeader
          title={call.summary}
          documentTitle={null}
          description={call.description ? <CodeText>{call.description}</CodeText> : undefined}
        />
        <p className="flex flex-wrap items-center gap-3">
          <MethodBadge method={call.method} />
          <code className="break-all font-mono text-sm">{call.path}</code>
        </p>
        <CallAccess call={call} />
        <div className="mt-6 grid min-w-0 gap-8">
          <CodeSamples samples={call.snippets} />
          {call.trial && <TryIt key={call.id} call={call} trial={call.trial} />}
          {call.parameters.length > 0 && (
            <FieldTable caption="Parameters" rows={call.parameters} isRequest />
          )}
          {call.body && <FieldTable caption="Body" rows={call.body} isRequest />}
          <CallResponse call={call} />
          <CallErrorList failures={call.failures} />
        </div>
      </DevelopersLayout>
    </>
  )
}

function CallAccess({ call: { scope, needsKey, audience, acceptsKey } }: { call: ApiCallPage }) {
  return (
    <p className="mt-3 max-w-2xl text-sm text-ink-muted">
      {!(scope && needsKey) && `${audience} `}
      {scope && (
        <>
          API keys require the scope <Code>{scope}</Code>.
        </>
      )}
      {acceptsKey && (
        <>
          {' '}
          Accepts an <Code>Idempotency-Key</Code>: repeating a request with the same key does not
          execute it twice.
        </>
      )}
    </p>
  )
}

function CallResponse({ call: { answer, file, success } }: { call: ApiCallPage }) {
  const title = `Response ${success.status}`
  return (
    <>
      {answer && <FieldTable caption={title} rows={answer} />}
      {file && (
        <section>
          <h2 className="text-lg font-semibold">{title}</h2>
          <p className="mt-2 text-ink-muted">A file: {file}</p>
        </section>
      )}
      {success.example && <CodeBlock label="Example response">{success.example}</CodeBlock>}
    </>
  )
}
