import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { PublicHead } from '~/components/public/public_head'
import { urlFor } from '~/client'
import { Badge } from '~/ui/badge'
import { PageHeader } from '~/ui/page_header'
import { CodeBlock } from '../../components/code_block'
import { Code, CodeText } from '../../components/code_text'
import { DevelopersLayout } from '../../components/developers_layout'
import { MarkdownLink } from '../../components/markdown_link'

interface ErrorProps {
  contents: Data.Admin.Developers.Site.Contents[]
  entry: Data.Admin.Developers.Errors.ErrorEntry.Variants['forReading']
}

export default function ErrorCodePage({ contents, entry }: ErrorProps) {
  const { code, status, title, meaning, remedy, envelope, problem } = entry
  return (
    <>
      <PublicHead title={code} description={`${title}. ${meaning} ${remedy}`.replaceAll('`', '')} />
      <MarkdownLink href={`${urlFor('admin.developers.error', { code })}.md`} />
      <DevelopersLayout contents={contents} under={urlFor('admin.developers.errors', {})}>
        <PageHeader
          title={<span className="break-all font-mono">{code}</span>}
          documentTitle={null}
          badge={<Badge>{`HTTP ${status}`}</Badge>}
          description={`${title}.`}
          back={{ label: 'All errors', href: urlFor('admin.developers.errors', {}), as: Link }}
        />
        <div className="grid gap-6 lg:grid-cols-2">
          <ErrorSection title="Cause">{meaning}</ErrorSection>
          <ErrorSection title="Solution">{remedy}</ErrorSection>
        </div>
        <section className="mt-8">
          <h2 className="text-lg font-semibold">Response</h2>
          <p className="mt-1 max-w-2xl text-ink-muted">
            The message varies. Send <Code>Accept: application/problem+json</Code> for the second
            format. Both have a <Code>Request-Id</Code> header: include it when you contact us.
          </p>
          <div className="mt-4 grid items-start gap-6 lg:grid-cols-2">
            <CodeBlock label="application/json">{envelope}</CodeBlock>
            <CodeBlock label="application/problem+json">{problem}</CodeBlock>
          </div>
        </section>
      </DevelopersLayout>
    </>
  )
}

function ErrorSection({ title, children }: { title: string; children: string }) {
  return (
    <section className="min-w-0">
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="mt-1 max-w-2xl">
        <CodeText>{children}</CodeText>
      </p>
    </section>
  )
}
