import type { Data } from '@generated/data'
import type { BodyOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { useUrlDialog } from '~/url/use_url_dialog'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { COMMENT_FIELD } from './comment_field'
import { RecordDialog } from './record_dialog'
import { UnlistedRows } from './unlisted_rows'

type UnmatchedWebhookRow = Data.Wallet.Providers.UnmatchedWebhooks.UnmatchedWebhook
type ResolveWebhookBody = BodyOf<'api.wallet.stray_notes.update'>

interface UnmatchedWebhookListProps {
  notes: UnmatchedWebhookRow[]
  total?: number
}

/** Lists webhooks about payments and transfers that match none of ours, oldest first. */
export function UnmatchedWebhookList({ notes, total }: UnmatchedWebhookListProps) {
  const { opened, open, dialog } = useUrlDialog(['note'], { rows: notes })
  if (notes.length === 0) return null
  return (
    <Card id="webhooks" title="Payments that are not ours" padded={false}>
      <ul className="divide-y">
        {notes.map((note) => (
          <UnmatchedWebhookItem key={note.id} note={note} onResolve={() => open('note', note)} />
        ))}
      </ul>
      <UnlistedRows listed={notes.length} total={total} />
      {opened && (
        <RecordDialog<ResolveWebhookBody>
          {...dialog}
          key={opened.key}
          title={`Resolve ${opened.row.reference}`}
          description="Look for the payment on the provider’s dashboard first: it may be a test, or somebody else uses the same account."
          fields={[COMMENT_FIELD]}
          initial={{ comment: '' }}
          save={(body) =>
            callApi('api.wallet.stray_notes.update', { params: { id: opened.row.id }, body })
          }
          submitLabel="Resolve"
          busyLabel="Resolving..."
          only={['unmatchedWebhooks', 'queues']}
        />
      )}
    </Card>
  )
}

function UnmatchedWebhookItem({
  note,
  onResolve,
}: {
  note: UnmatchedWebhookRow
  onResolve: () => void
}) {
  const { text, reference, times, toldAt, toldText } = note
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p>{text}</p>
        <p className="text-sm break-words text-ink-muted">
          {reference}, {times === 1 ? 'reported once' : `reported ${times} times`}, since{' '}
          <time dateTime={toldAt} className="tabular whitespace-nowrap">
            {toldText}
          </time>
        </p>
      </div>
      <Button variant="secondary" size="sm" onClick={onResolve}>
        Resolve <span className="sr-only">{reference}</span>
      </Button>
    </li>
  )
}
