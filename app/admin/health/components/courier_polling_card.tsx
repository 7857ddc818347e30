import type { Data } from '@generated/data'
import { Badge } from '~/ui/badge'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { HealthTable } from './health_table'

type Health = Data.Admin.Health.Health

const POLLING_COLUMNS = [
  'Courier',
  'Now',
  'Calls today',
  'Left',
  'Tracked',
  'Due',
  'Oldest overdue by',
  'Given up',
]

/** Shows if parcels are polled on schedule, and the remaining calls of the day. */
export function CourierPollingCard({ couriers }: { couriers: Health['couriers'] }) {
  return (
    <Card title="Tracking parcels" padded={false}>
      {couriers.length === 0 ? (
        <EmptyState title="No courier is set up here">
          Once the keys of an account are set, we track its parcels automatically.
        </EmptyState>
      ) : (
        <HealthTable
          caption="Tracking of parcels by courier"
          columns={POLLING_COLUMNS}
          rows={couriers.map((one) => ({
            key: one.key,
            cells: [
              one.name,
              <div key="state">
                <Badge tone={one.state.tone}>{one.state.text}</Badge>
                {one.state.time && <p className="mt-1 text-ink-muted">{one.state.time}</p>}
              </div>,
              one.calls,
              one.left ?? '–',
              ...[one.followed, one.due, one.oldest ?? '–', one.silent],
            ],
          }))}
        />
      )}
    </Card>
  )
}
