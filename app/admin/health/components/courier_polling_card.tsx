import type { Data } from '@generated/data'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { PartnerState } from './health_cards'
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
              <PartnerState key="state" state={one.state} />,
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
