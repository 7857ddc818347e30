import type { Data } from '@generated/data'
import { PublicHead } from '~/components/public/public_head'
import { urlFor } from '~/client'
import { Badge } from '~/ui/badge'
import { PageHeader } from '~/ui/page_header'
import { Code, CodeText } from '../../components/code_text'
import { DevelopersLayout } from '../../components/developers_layout'
import { MarkdownLink } from '../../components/markdown_link'

type ChangelogEntryData = Data.Admin.Developers.Changelog.ChangelogEntry

interface ChangelogProps {
  contents: Data.Admin.Developers.Site.Contents[]
  entries: ChangelogEntryData[]
}

export default function Changelog({ contents, entries }: ChangelogProps) {
  return (
    <>
      <PublicHead
        title="Changelog of the API"
        description="Changes to the API by day, its versions, and how long each is supported."
      />
      <MarkdownLink href={`${urlFor('admin.developers.changelog', {})}.md`} />
      <DevelopersLayout contents={contents}>
        <PageHeader
          title="Changelog"
          documentTitle={null}
          description={
            <>
              Additions do not change the version. Breaking changes come in a new version, named by
              its date: your key keeps its version until you send <Code>Sendam-Version</Code> or
              create a new key. Responses in a version that will end have the headers{' '}
              <Code>Deprecation</Code> and <Code>Sunset</Code>.
            </>
          }
        />
        <div className="grid gap-10">
          {entries.map((entry) => (
            <ChangelogDaySection key={entry.day} entry={entry} />
          ))}
        </div>
      </DevelopersLayout>
    </>
  )
}

function ChangelogDaySection({
  entry: { day, isVersion, deprecatedOn, sunsetOn, parts },
}: {
  entry: ChangelogEntryData
}) {
  return (
    <section className="max-w-3xl">
      <h2 className="flex flex-wrap items-center gap-3 text-lg font-semibold">
        <time dateTime={day}>{day}</time>
        {isVersion && <Badge tone={deprecatedOn ? 'warning' : 'success'}>Version</Badge>}
      </h2>
      {deprecatedOn && (
        <p className="mt-1 text-ink-muted">
          Deprecated since {deprecatedOn}
          {sunsetOn && `, supported until ${sunsetOn}`}.
        </p>
      )}
      {parts.map(({ title, changes }) => (
        <div key={title} className="mt-3">
          <h3 className="font-medium">{title}</h3>
          <ul className="mt-1 grid list-disc gap-1.5 pl-5">
            {changes.map((change) => (
              <li key={change}>
                <CodeText>{change}</CodeText>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
