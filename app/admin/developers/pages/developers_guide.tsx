import type { Data } from '@generated/data'
import { PublicHead } from '~/components/public/public_head'
import { urlFor } from '~/client'
import { CodeText } from '../components/code_text'
import { DevelopersLayout } from '../components/developers_layout'
import { GuideBody } from '../components/guide_body'
import { MarkdownLink } from '../components/markdown_link'

interface DevelopersGuideProps {
  contents: Data.Admin.Developers.Site.Contents[]
  guide: Data.Admin.Developers.Guides.Guide
}

export default function DevelopersGuide({ contents, guide }: DevelopersGuideProps) {
  const { slug, title, summary, headings, blocks } = guide
  const here = headings.map(({ id, title: label }) => ({ label, href: `#${id}` }))
  return (
    <>
      <PublicHead title={title} description={summary.replaceAll('`', '')} />
      <MarkdownLink href={`${urlFor('admin.developers.guide', { guide: slug })}.md`} />
      <DevelopersLayout contents={contents} here={here}>
        <h1 className="text-3xl font-semibold tracking-tight text-balance">{title}</h1>
        <p className="mt-2 max-w-2xl text-lg text-ink-muted">
          <CodeText>{summary}</CodeText>
        </p>
        <GuideBody blocks={blocks} />
      </DevelopersLayout>
    </>
  )
}
