import { router } from '@inertiajs/react'
import { useQueryParam } from '~/url/use_url_query'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { Badge, type BadgeTone } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { DELIVERY_STATUSES, type DeliveryStatus } from '#identity/webhooks/rules/delivery_statuses'
import type { Delivery, DeliveryAttempt } from './webhook_data'

const TONES: Record<DeliveryStatus, BadgeTone> = {
  pending: 'info',
  delivered: 'success',
  failed: 'danger',
  dropped: 'neutral',
}

interface DeliveryEntryProps {
  delivery: Delivery
  mayReplay: boolean
}

export function DeliveryEntry({ delivery, mayReplay }: DeliveryEntryProps) {
  const { id, type, status, created, next, messageId, tries } = delivery
  const { busy, send } = useApiCall()
  const [opened, setOpened] = useQueryParam('delivery', { replace: true })
  const isOpened = opened === String(id)

  function toggle(open: boolean) {
    if (open !== isOpened) setOpened(open ? id : null)
  }

  async function sendAgain() {
    showOutcome(await send('api.identity.delivery_replays.store', { params: { id } }))
    router.reload({ only: ['deliveries'] })
  }

  return (
    <Disclosure
      defaultOpen={isOpened}
      onToggle={toggle}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={TONES[status]}>{DELIVERY_STATUSES[status]}</Badge>
          <code className="break-all">{type}</code>
          <span className="text-sm font-normal text-ink-muted">{created}</span>
        </span>
      }
    >
      <div className="grid gap-4 text-sm">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-ink-muted">
            <code className="break-all">{messageId}</code>
            {next && <span className="block">Next try: {next}</span>}
          </span>
          {mayReplay && (
            <Button variant="secondary" size="sm" busy={busy} onClick={sendAgain}>
              {status === 'pending' ? 'Send Now' : 'Send Again'}
            </Button>
          )}
        </p>
        <Text label="What we send" text={delivery.requestBody} />
        {tries.length === 0 && <p className="text-ink-muted">Not tried yet.</p>}
        <ol className="grid gap-4">
          {tries.map((made, index) => (
            <li key={made.triedAt} className="grid gap-2 border-t pt-3">
              <DeliveryAttemptEntry made={made} number={index + 1} />
            </li>
          ))}
        </ol>
      </div>
    </Disclosure>
  )
}

function DeliveryAttemptEntry({ made, number }: { made: DeliveryAttempt; number: number }) {
  const { url, status, problem, tried, durationMs } = made
  const { requestHeaders, answerHeaders, answerBody } = made
  return (
    <>
      <p>
        <span className="font-medium">Try {number}:</span>{' '}
        {status === null ? 'no answer' : `answered ${status}`} in {durationMs} ms{' '}
        <span className="text-ink-muted">{tried}</span>
        {url && <span className="block break-all text-ink-muted">To {url}</span>}
      </p>
      {problem && <p className="text-danger">{problem}</p>}
      <Text label="Headers of the request" text={formatHeaders(requestHeaders)} />
      {answerHeaders && <Text label="Headers of the answer" text={formatHeaders(answerHeaders)} />}
      {answerBody && <Text label="Answer" text={answerBody} />}
    </>
  )
}

function formatHeaders(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="mb-1 font-medium">{label}</p>
      <pre
        tabIndex={0}
        role="region"
        aria-label={label}
        className="max-h-60 overflow-auto rounded border bg-surface-sunken p-3 text-xs break-all whitespace-pre-wrap"
      >
        {text}
      </pre>
    </div>
  )
}
