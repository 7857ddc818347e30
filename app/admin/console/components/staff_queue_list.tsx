import type { Data } from '@generated/data'
import { Badge } from '~/ui/badge'
import { Card } from '~/ui/card'
import { DashboardButton } from './dashboard_button'

type StaffQueue = Data.Admin.Console.StaffQueue

/** Lists the queues with work for staff, and names the empty queues in one line. */
export function StaffQueueList({ queues }: { queues: StaffQueue[] }) {
  const waiting = queues.filter(({ count }) => count > 0)
  const empty = queues.filter(({ count }) => count === 0)
  return (
    <Card title={waiting.length > 0 ? 'Needs you' : 'Nothing needs you'} padded={false}>
      {waiting.length > 0 && (
        <ul className="divide-y">
          {waiting.map((queue) => (
            <StaffQueueItem key={queue.key} queue={queue} />
          ))}
        </ul>
      )}
      {empty.length > 0 && (
        <p className="border-t px-4 py-3 text-sm text-ink-muted first:border-t-0 sm:px-5">
          Nothing in: {empty.map(({ label }) => label).join(', ')}.
        </p>
      )}
    </Card>
  )
}

function StaffQueueItem({ queue: { label, count, hint, isLate, url } }: { queue: StaffQueue }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <span className="tabular min-w-8 text-right text-xl font-display">{count}</span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {label}
          {isLate && <Badge tone="warning">Late</Badge>}
        </p>
        {hint && <p className="text-sm text-ink-muted">{hint}</p>}
      </div>
      <DashboardButton url={url}>
        Open <span className="sr-only">{label}</span>
      </DashboardButton>
    </li>
  )
}
