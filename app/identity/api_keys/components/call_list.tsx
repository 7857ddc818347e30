import { Badge, type BadgeTone } from '~/ui/badge'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import type { ApiKeyCall } from './api_key_data'

export function CallList({ calls }: { calls: readonly ApiKeyCall[] }) {
  if (calls.length === 0) {
    return (
      <Card padded={false}>
        <EmptyState title="No calls match in the last 30 days." />
      </Card>
    )
  }
  return (
    <Card padded={false}>
      <ul aria-label="API calls" className="divide-y text-sm">
        {calls.map((call) => (
          <CallRow key={call.id} call={call} />
        ))}
      </ul>
    </Card>
  )
}

function CallRow({ call }: { call: ApiKeyCall }) {
  const { method, path, status, errorCode, durationMs, requestId, address, at, moment } = call
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 px-4 py-2.5 sm:grid-cols-[3.5rem_1fr_auto] sm:px-5">
      <span>
        <Badge tone={toneOf(status)}>{status}</Badge>
      </span>
      <div className="order-last col-span-full min-w-0 sm:order-none sm:col-span-1">
        <code className="break-all">
          <span className="font-semibold">{method}</span> {path}
        </code>
        {errorCode && <code className="block break-all text-danger">{errorCode}</code>}
        <p className="mt-0.5 text-ink-muted">
          {durationMs} ms, from {address}, request ID <code className="break-all">{requestId}</code>
        </p>
      </div>
      <time dateTime={at} className="tabular whitespace-nowrap text-right text-ink-muted">
        {moment}
      </time>
    </li>
  )
}

function toneOf(status: number): BadgeTone {
  if (status >= 500) return 'danger'
  return status >= 400 ? 'warning' : 'success'
}
