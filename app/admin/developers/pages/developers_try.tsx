import type { Data } from '@generated/data'
import { Link } from '@adonisjs/inertia/react'
import { PublicHead } from '~/components/public/public_head'
import { urlFor } from '~/client'
import { DevelopersLayout } from '../components/developers_layout'
import { MethodBadge } from '../components/method_badge'
import { TestKeyField } from '../components/test_key_field'
import { MarkdownLink } from '../components/markdown_link'

interface DevelopersTryProps {
  contents: Data.Admin.Developers.Site.Contents[]
  calls: Data.Admin.Developers.ApiCall[]
}

export default function DevelopersTry({ contents, calls }: DevelopersTryProps) {
  return (
    <>
      <PublicHead
        title="Try it"
        description="Send real calls with a test key from your browser. Nothing is shipped or charged."
      />
      <MarkdownLink href={`${urlFor('admin.developers.try_it', {})}.md`} />
      <DevelopersLayout contents={contents}>
        <h1 className="text-3xl font-semibold tracking-tight">Try it</h1>
        <p className="mt-2 max-w-2xl text-lg text-ink-muted">
          Send real calls with a test key from this site. Nothing is shipped or charged.
        </p>
        <div className="mt-6 max-w-md">
          <TestKeyField />
        </div>
        <h2 className="mt-8 text-xl font-semibold tracking-tight">Choose a call</h2>
        <ul className="mt-3 divide-y rounded border bg-surface-raised">
          {calls.map(({ id, method, summary, path }) => (
            <li key={id}>
              <Link
                href={`${urlFor('admin.developers.call', { call: id })}#try-it`}
                className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5 hover:bg-surface-sunken focus-visible:-outline-offset-2"
              >
                <MethodBadge method={method} />
                <span className="flex-1 basis-48">{summary}</span>
                <code className="break-all font-mono text-xs text-ink-muted">{path}</code>
              </Link>
            </li>
          ))}
        </ul>
      </DevelopersLayout>
    </>
  )
}
