import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { CircleCheck } from 'lucide-react'
import { UnlistedRows } from '#admin/console/components/unlisted_rows'
import { urlFor } from '~/client'
import { Badge } from '~/ui/badge'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { OrderDecisions } from './order_decisions'

type Order = Data.Shipping.Carriers.Attempts.UnfinishedOrder

/** Orders that only staff can finish come first. */
export function CourierOrderList({ orders, total }: { orders: Order[]; total: number }) {
  return (
    <Card title="Not finished" padded={false}>
      {orders.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title="Every courier has answered">
          An order shows here when its courier does not answer, and leaves the list once we find it.
        </EmptyState>
      ) : (
        <ul className="divide-y">
          {orders.map((order) => (
            <CourierOrderItem key={order.id} order={order} />
          ))}
        </ul>
      )}
      <UnlistedRows listed={orders.length} total={total} />
    </Card>
  )
}

function CourierOrderItem({ order }: { order: Order }) {
  return (
    <li className="grid gap-3 px-4 py-3 text-sm sm:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          <Link
            href={urlFor('admin.parcel_orders', { id: order.shipmentId })}
            className="tabular font-medium underline"
          >
            {order.trackingNumber}
          </Link>
          <Badge tone={order.isForStaff ? 'warning' : 'secondary'}>{order.state}</Badge>
        </p>
        <p>
          {order.courier} to {order.recipient}, {order.destinationCountry}
        </p>
        <p className="text-ink-muted">
          Reference <span className="tabular break-all">{order.reference}</span>, sent{' '}
          <span className="tabular">{order.sentText}</span>
          {order.waybillNumber && (
            <>
              , waybill <span className="tabular">{order.waybillNumber}</span>
            </>
          )}
        </p>
        {order.problem && <p className="break-words">{order.problem}</p>}
        {order.nextText && <p className="text-ink-muted">{order.nextText}</p>}
      </div>
      <OrderDecisions order={order} />
    </li>
  )
}
