import type { Data } from '@generated/data'
import { PublicHead } from '~/components/public/public_head'
import { ApiCallList } from '../components/api_call_list'
import { DevelopersLayout } from '../components/developers_layout'
import { MarkdownLink } from '../components/markdown_link'

interface DevelopersGroupProps {
  contents: Data.Admin.Developers.Site.Contents[]
  group: Data.Admin.Developers.CallGroup.Variants['withCalls']
}

export default function DevelopersGroup({ contents, group }: DevelopersGroupProps) {
  const { tag, path, description, calls } = group
  return (
    <>
      <PublicHead title={`${tag}: calls of the API`} description={description} />
      <MarkdownLink href={`${path}.md`} />
      <DevelopersLayout contents={contents}>
        <h1 className="text-3xl font-semibold tracking-tight">{tag}</h1>
        <p className="mb-6 mt-2 max-w-2xl text-lg text-ink-muted">{description}</p>
        <ApiCallList calls={calls} />
      </DevelopersLayout>
    </>
  )
}
