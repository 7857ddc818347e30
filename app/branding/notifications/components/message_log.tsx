import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import type { ResponseOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { showOutcome } from '~/api/show_outcome'
import { DeferredProp } from '~/components/deferred_prop'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { Skeleton } from '~/ui/skeleton'
import { CHANNEL_LABELS } from '#branding/notifications/rules/channels'
import { SentTo } from './message_columns'
import { MESSAGE_STATES, messageStateText } from '#branding/notifications/rules/message_states'

type SmsCountsData = ResponseOf<'api.branding.sms_counts.show'>['data']
type MessageLogRow = Data.Branding.Notifications.ReceiverNotification

export interface MessageLogProps {
  messages?: MessageLogRow[]
  smsCounts?: SmsCountsData
}

export function MessageLog({ messages, smsCounts }: MessageLogProps) {
  async function resend(id: number) {
    const outcome = await callApi('api.branding.receiver_notifications.update', { params: { id } })
    if (showOutcome(outcome)) router.reload({ only: ['messages', 'smsCounts'] })
  }

  return (
    <Card
      title="Latest messages"
      description={smsCounts && smsCountsText(smsCounts)}
      padded={false}
      actions={
        <Link route="branding.messages" className="link text-sm">
          All messages
        </Link>
      }
    >
      <DeferredProp
        name="messages"
        value={messages}
        loading={
          <div className="p-5">
            <Skeleton className="h-24" />
          </div>
        }
        failed="Could not load the messages. Please try again."
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="No messages yet." />
          ) : (
            <MessageLogTable rows={rows} onResend={(id) => void resend(id)} />
          )
        }
      </DeferredProp>
    </Card>
  )
}

/** Undefined before the first SMS. */
function smsCountsText({
  delivered,
  undelivered,
  onTheirWay,
  hasMore,
}: SmsCountsData): string | undefined {
  if (delivered + undelivered + onTheirWay === 0) return undefined
  const which = hasMore ? 'The newest 10,000 SMS' : 'SMS'
  return `${which} of the last 30 days: ${delivered} delivered, ${undelivered} not delivered, ${onTheirWay} on their way.`
}

function MessageLogTable({
  rows,
  onResend,
}: {
  rows: MessageLogRow[]
  onResend: (id: number) => void
}) {
  return (
    <div
      role="region"
      aria-label="Messages sent"
      tabIndex={0}
      // Keeps the visually hidden text in the last column from widening the page.
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
                {row.eventLabel}, {row.carrier === 'email' ? 'e-mail' : CHANNEL_LABELS[row.carrier]}
              </td>
              <td className="tabular">{row.trackingNumber}</td>
              <td>
                {row.receiver}
                <span className="block text-ink-muted">
                  <SentTo address={row.sentTo} />
                </span>
              </td>
              <td>
                <Badge tone={MESSAGE_STATES[row.status].tone}>{messageStateText(row)}</Badge>
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
