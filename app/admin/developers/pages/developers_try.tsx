import type { Data } from '@generated/data'
import { PublicHead } from '~/components/public/public_head'
import { urlFor } from '~/client'
import { ApiCallList } from '../components/api_call_list'
import { DevelopersLayout } from '../components/developers_layout'
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
        <div className="mt-3">
          <ApiCallList calls={calls} anchor="try-it" />
        </div>
      </DevelopersLayout>
    </>
  )
}
