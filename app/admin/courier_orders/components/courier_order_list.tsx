import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { BulkProgress } from '~/components/bulk_progress'
import { UnlistedRows } from '#admin/console/components/unlisted_rows'
import { useBulkCalls } from '~/api/use_bulk_calls'
import { CourierName } from '~/components/courier_name'
import { urlFor } from '~/client'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { DataTable, type TableColumn } from '~/ui/data_table'
import { useTickedRows } from '~/ui/use_ticked_rows'
import { askCourier, canCheck, OrderDialogs, orderMenu } from './order_decisions'

type Order = Data.Shipping.Carriers.Attempts.UnfinishedOrder

/** Orders that only staff can finish come first. */
export function CourierOrderList({ orders, total }: { orders: Order[]; total: number }) {
  const ticks = useTickedRows(orders, {
    canTick: canCheck,
    name: ({ trackingNumber }) => trackingNumber,
  })
  const { ticked } = ticks
  const bulk = useBulkCalls(() => {
    ticks.clear()
    router.reload()
  })
  const checkable = orders.filter(canCheck)
  const check = (of: Order[]) =>
    void bulk.run(
      of.map(({ id }) => id),
      askCourier
    )

  return (
    <>
      <DataTable
        label="Courier Orders"
        columns={[
          ticks.column,
          ...COLUMNS,
          actionColumn({ check: (order) => check([order]), disabled: bulk.isRunning }),
        ]}
        rows={orders}
        opening={({ shipmentId }) => urlFor('admin.parcel_orders', { id: shipmentId })}
        rowMenu={orderMenu}
        toolbar={
          checkable.length > 0 && (
            <Button
              variant="secondary"
              disabled={bulk.isRunning}
              onClick={() => check(ticked.length > 0 ? ticked : checkable)}
            >
              {ticked.length > 0 ? `Check ${ticked.length} ticked` : 'Check all'}
            </Button>
          )
        }
        sentences={{ empty: 'Every courier has answered' }}
        footer={
          <>
            <BulkProgress bulk={bulk} />
            <UnlistedRows listed={orders.length} total={total} />
          </>
        }
      />
      <OrderDialogs orders={orders} />
    </>
  )
}

const COLUMNS: TableColumn<Order>[] = [
  {
    header: 'Parcel',
    value: 'trackingNumber',
    phone: 'title',
    cell: ({ trackingNumber, reference }) => (
      <>
        <span className="tabular font-medium">{trackingNumber}</span>
        <span className="block text-xs text-ink-muted">{reference}</span>
      </>
    ),
  },
  {
    header: 'Courier',
    value: 'courier',
    phone: 'labelled',
    cell: ({ courierCode }) => <CourierName courier={courierCode} />,
  },
  {
    header: 'To',
    value: ({ recipient, destinationCountry }) => `${recipient}, ${destinationCountry}`,
    phone: 'labelled',
  },
  {
    header: 'Waiting since',
    value: 'sentText',
    phone: 'labelled',
    width: 'w-32',
  },
  {
    header: 'State',
    value: 'state',
    phone: 'line',
    cell: ({ isForStaff, state, problem, waybillNumber }) => (
      <>
        <Badge tone={isForStaff ? 'warning' : 'secondary'}>
          {isForStaff ? 'Needs you' : 'Not confirmed'}
        </Badge>
        <span title={state} className="mt-1 block text-xs break-words text-ink-muted">
          {[problem ?? state, waybillNumber && `Waybill ${waybillNumber}`]
            .filter(Boolean)
            .join('. ')}
        </span>
      </>
    ),
  },
  {
    header: 'Next check',
    value: 'nextLookText',
    phone: 'labelled',
    width: 'w-32',
  },
]

interface ActionProps {
  check: (order: Order) => void
  disabled: boolean
}

function actionColumn({ check, disabled }: ActionProps): TableColumn<Order> {
  return {
    header: 'Action',
    head: <span className="sr-only">Action</span>,
    phone: 'line',
    cell: (order) =>
      canCheck(order) && (
        <Button
          size="sm"
          variant="secondary"
          disabled={disabled}
          onClick={() => check(order)}
          className="whitespace-nowrap"
        >
          Check now <span className="sr-only">{order.trackingNumber}</span>
        </Button>
      ),
  }
}
