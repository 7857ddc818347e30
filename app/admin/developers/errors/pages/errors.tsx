import { useState } from 'react'
import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { PublicHead } from '~/components/public/public_head'
import { urlFor } from '~/client'
import { Badge } from '~/ui/badge'
import { Field } from '~/ui/field'
import { PageHeader } from '~/ui/page_header'
import { TextInput } from '~/ui/text_input'
import { Code, CodeText } from '../../components/code_text'
import { DevelopersLayout } from '../../components/developers_layout'
import { MarkdownLink } from '../../components/markdown_link'

type ErrorEntryRow = Data.Admin.Developers.Errors.ErrorEntry

interface ErrorsProps {
  contents: Data.Admin.Developers.Site.Contents[]
  search: string
  entries: ErrorEntryRow[]
}

export default function ErrorCodesPage({ contents, search: asked, entries }: ErrorsProps) {
  const [search, setSearch] = useState(asked)
  const found = entries.filter((entry) => entryMatches(entry, search))
  const groups = [...new Set(found.map(({ group }) => group))]
  return (
    <>
      <PublicHead
        title="Errors of the API"
        description="Every error code of the API with its HTTP status, cause and solution."
      />
      <MarkdownLink href={`${urlFor('admin.developers.errors', {})}.md`} />
      <DevelopersLayout contents={contents}>
        <PageHeader
          title="Errors"
          documentTitle={null}
          description={
            <>
              Every error response has one of these codes as its <Code>code</Code>. Codes are
              stable; a <Code>message</Code> may change.
            </>
          }
        />
        <form method="get" role="search" className="max-w-md">
          <Field label="Search">
            <TextInput
              type="search"
              name="search"
              placeholder="E_NOT_FOUND, 409, balance"
              value={search}
              onChange={setSearch}
            />
          </Field>
        </form>
        <p role="status" className="mt-3 text-sm text-ink-muted">
          {found.length === 0
            ? 'No error matches. Check the spelling, or search by HTTP status.'
            : `${found.length} of ${entries.length} errors`}
        </p>
        {groups.map((group) => (
          <section key={group} className="mt-8">
            <h2 className="text-lg font-semibold">{group}</h2>
            <ul className="mt-3 divide-y rounded border bg-surface-raised">
              {found
                .filter((entry) => entry.group === group)
                .map((entry) => (
                  <ErrorItem key={entry.code} entry={entry} />
                ))}
            </ul>
          </section>
        ))}
      </DevelopersLayout>
    </>
  )
}

function ErrorItem({ entry: { code, status, title, meaning } }: { entry: ErrorEntryRow }) {
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
        <Badge>{status}</Badge>
        <Link
          href={urlFor('admin.developers.error', { code })}
          className="break-all rounded font-mono text-sm font-medium text-accent underline underline-offset-2"
        >
          {code}
        </Link>
      </p>
      <p className="min-w-0">
        {title}.{' '}
        <span className="text-ink-muted">
          <CodeText>{meaning}</CodeText>
        </span>
      </p>
    </li>
  )
}

function entryMatches({ code, status, title, meaning }: ErrorEntryRow, search: string): boolean {
  const text = `${code} ${status} ${title} ${meaning}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
