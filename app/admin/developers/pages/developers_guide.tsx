import type { Data } from '@generated/data'
import { PublicHead } from '~/components/public/public_head'
import { urlFor } from '~/client'
import { CodeText } from '../components/code_text'
import { DevelopersLayout } from '../components/developers_layout'
import { MarkdownLink } from '../components/markdown_link'
import { cx } from '~/ui/cx'
import { CodeSamples } from '../components/code_samples'

/** Styles guide HTML, whose tags have no classes. */
const guideTextClass = cx(
  'min-w-0 max-w-2xl [&>*+*]:mt-4 [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-2',
  '[&_h2]:mt-6! [&_h2]:scroll-mt-6 [&_h2]:text-xl [&_h2]:font-semibold [&_h2]:tracking-tight [&_h2_a]:text-ink [&_h2_a]:no-underline [&_h2_a]:hover:underline',
  '[&_h3]:mt-6! [&_h3]:font-semibold',
  '[&_ul]:list-disc [&_ul]:pl-5 [&_ol]:list-decimal [&_ol]:pl-5 [&_li+li]:mt-1.5',
  '[&_code]:break-words [&_code]:rounded-sm [&_code]:bg-surface-sunken [&_code]:px-1 [&_code]:py-0.5 [&_code]:font-mono [&_code]:text-[0.875em]',
  '[&_blockquote]:border-l-2 [&_blockquote]:border-accent [&_blockquote]:pl-4 [&_blockquote]:text-ink-muted',
  '[&_div]:overflow-x-auto [&_table]:w-full [&_table]:text-sm [&_th]:border-b [&_th]:py-2 [&_th]:pr-4 [&_th]:text-left [&_th]:font-semibold [&_td]:border-b [&_td]:py-2 [&_td]:pr-4 [&_td]:align-top'
)

/** The HTML is safe to insert: the server renders it from our own Markdown files. */
function GuideBody({ blocks }: Pick<Data.Admin.Developers.Guides.Guide, 'blocks'>) {
  return (
    <div className="mt-6 grid min-w-0 gap-5">
      {blocks.map((block, index) =>
        block.kind === 'text' ? (
          <div
            key={index}
            className={guideTextClass}
            dangerouslySetInnerHTML={{ __html: block.html }}
          />
        ) : (
          <CodeSamples key={index} label={block.label} samples={block.samples} />
        )
      )}
    </div>
  )
}

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
