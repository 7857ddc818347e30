import { useEffect, useState } from 'react'
import type { Data } from '@generated/data'
import type { AnswerOf } from '~/api/calls'
import { send } from '~/api/send'
import { tell } from '~/api/tell'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { ErrorState } from '~/ui/error_state'
import { Phone } from '~/ui/phone'
import { Skeleton } from '~/ui/skeleton'

type Counts = AnswerOf<'api.branding.sms_counts.show'>['data']
type Row = Data.Branding.Notifications.ReceiverNotification

const STATUS = {
  queued: { label: 'Waiting', tone: 'info' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  delivered: { label: 'Delivered', tone: 'success' },
  undelivered: { label: 'Not delivered', tone: 'danger' },
  refused: { label: 'Not wanted', tone: 'neutral' },
} as const

/** What became of the newest messages, and a way to send one once more. */
export function MessageLog() {
  const [rows, setRows] = useState<Row[] | null>(null)
  const [counts, setCounts] = useState<Counts | null>(null)
  const [failed, setFailed] = useState(false)

  async function load() {
    setFailed(false)
    const [log, counted] = await Promise.all([
      send('api.branding.receiver_notifications.index'),
      send('api.branding.sms_counts.show'),
    ])
    if (log.ok) setRows(log.body.data)
    else setFailed(true)
    if (counted.ok) setCounts(counted.body.data)
  }

  async function resend(id: number) {
    const outcome = await send('api.branding.receiver_notifications.update', { params: { id } })
    tell(outcome)
    if (outcome.ok) await load()
  }

  useEffect(() => void load(), [])

  return (
    <Card title="Log" description={counts ? wordsOf(counts) : undefined} padded={false}>
      {failed && (
        <ErrorState
          message="Could not load the messages. Please try again."
          onRetry={() => void load()}
        />
      )}
      {!failed && rows === null && (
        <div className="p-5">
          <Skeleton className="h-24" />
        </div>
      )}
      {rows?.length === 0 && <EmptyState title="No messages yet." />}
      {rows && rows.length > 0 && <Table rows={rows} onResend={(id) => void resend(id)} />}
    </Card>
  )
}

/** Nothing where no SMS has left yet. */
function wordsOf({ delivered, undelivered, onTheirWay }: Counts): string | undefined {
  if (delivered + undelivered + onTheirWay === 0) return undefined
  return `SMS of the last 30 days: ${delivered} delivered, ${undelivered} not delivered, ${onTheirWay} on their way.`
}

function Table({ rows, onResend }: { rows: Row[]; onResend: (id: number) => void }) {
  return (
    <div
      role="region"
      aria-label="Messages sent"
      tabIndex={0}
      // Or what is hidden in the last column would stick out of the page.
      className="relative overflow-x-auto"
    >
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b text-ink-muted [&>th]:px-4 [&>th]:py-2 [&>th]:font-medium">
            <th>Date</th>
            <th>Message</th>
            <th>Tracking No.</th>
            <th>Receiver</th>
            <th>Status</th>
            <th>
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((row) => (
            <tr key={row.id} className="[&>td]:px-4 [&>td]:py-2">
              <td className="whitespace-nowrap">{row.date}</td>
              <td className="whitespace-nowrap">
                {row.eventLabel}, {row.channel === 'email' ? 'e-mail' : 'SMS'}
              </td>
              <td className="tabular">{row.trackingNumber}</td>
              <td>
                {row.receiver}
                <span className="block text-ink-muted">
                  {row.channel === 'email' ? row.sentTo : <Phone number={row.sentTo} />}
                </span>
              </td>
              <td>
                <Badge tone={STATUS[row.status].tone}>{STATUS[row.status].label}</Badge>
                {row.failure && <span className="block text-ink-muted">{row.failure}</span>}
              </td>
              <td>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Resend ${row.eventLabel} to ${row.receiver}`}
                  onClick={() => onResend(row.id)}
                >
                  Resend
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
