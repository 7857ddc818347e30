import type { Data } from '@generated/data'
import type { BodyOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { useUrlDialog } from '~/url/use_url_dialog'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { COMMENT_FIELD } from './comment_field'
import { RecordDialog } from './record_dialog'
import { UnlistedRows } from './unlisted_rows'

type WaybillCancellationRow = Data.Shipping.Carriers.WaybillCancellation
type SettleCancellationBody = BodyOf<'api.shipping.waybill_returns.update'>

interface WaybillCancellationListProps {
  waybills: WaybillCancellationRow[]
  total?: number
}

/** Voided shipments whose courier may still charge for the waybill, oldest first. */
export function WaybillCancellationList({ waybills, total }: WaybillCancellationListProps) {
  const rows = waybills.map((waybill) => ({ ...waybill, id: waybill.shipmentId }))
  const { opened, open, dialog } = useUrlDialog(['waybill'], { rows })
  if (rows.length === 0) return null
  return (
    <Card id="waybills" title="Waybills that the courier has not cancelled" padded={false}>
      <ul className="divide-y">
        {rows.map((row) => (
          <WaybillCancellationItem
            key={row.id}
            waybill={row}
            onSettle={() => open('waybill', row)}
          />
        ))}
      </ul>
      <UnlistedRows listed={rows.length} total={total} />
      {opened && (
        <RecordDialog<SettleCancellationBody>
          {...dialog}
          key={opened.key}
          title={`Settle waybill ${opened.row.waybillNumber}`}
          description={`Cancel the waybill with ${opened.row.courier} first, so that nobody is charged for it.`}
          fields={[COMMENT_FIELD]}
          initial={{ comment: '' }}
          save={(body) =>
            callApi('api.shipping.waybill_returns.update', {
              params: { id: opened.row.id },
              body,
            })
          }
          submitLabel="Settle"
          busyLabel="Settling..."
          only={['waybills', 'queues']}
        />
      )}
    </Card>
  )
}

function WaybillCancellationItem({
  waybill,
  onSettle,
}: {
  waybill: WaybillCancellationRow
  onSettle: () => void
}) {
  const { waybillNumber, courier, trackingNumber, problem } = waybill
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">
          {courier} <span className="tabular">{waybillNumber}</span>
        </p>
        <p className="text-sm">{problem}</p>
        <p className="text-sm text-ink-muted">
          Shipment <span className="tabular">{trackingNumber}</span>, voided{' '}
          <time dateTime={waybill.voidedAt} className="tabular whitespace-nowrap">
            {waybill.voidedText}
          </time>
        </p>
      </div>
      <Button variant="secondary" size="sm" onClick={onSettle}>
        Settle <span className="sr-only">{waybillNumber}</span>
      </Button>
    </li>
  )
}
