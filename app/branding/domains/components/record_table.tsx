import { CopyButton } from '~/ui/copy_button'
import type { Data } from '@generated/data'

export type Domain = Data.Branding.Domains.OwnDomain

export function RecordTable({ record }: { record: Domain['record'] }) {
  const { type, name, value } = record
  return (
    <div className="grid gap-2">
      <p className="text-sm">
        Add this record where you bought your domain. Some companies ask for the name without your
        domain: only {name.split('.')[0]}.
      </p>
      <dl className="divide-y rounded border text-sm">
        <RecordPart term="Type">{type}</RecordPart>
        <RecordPart term="Name" copied={name}>
          {name}
        </RecordPart>
        <RecordPart term="Value" copied={value}>
          {value}
        </RecordPart>
      </dl>
    </div>
  )
}

function RecordPart({
  term,
  copied,
  children,
}: {
  term: string
  copied?: string
  children: string
}) {
  return (
    <div className="px-3 py-2">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium break-all">{children}</span>
        {copied && (
          <CopyButton
            value={copied}
            size="sm"
            label={
              <>
                Copy<span className="sr-only"> the {term.toLowerCase()}</span>
              </>
            }
          />
        )}
      </dd>
    </div>
  )
}
