import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Card } from '~/ui/card'
import { type Definition, DefinitionList } from '~/ui/definition_list'
import { formatNaira } from '~/ui/money'
import { StatusBadge } from '#shipping/shipment/components/shipment_status_badge'
import { RETURN_REQUESTER_LABELS, type ReturnData, RETURN_KIND_LABELS } from './return_labels'

export function ReturnFacts({ returnRequest }: { returnRequest: ReturnData }) {
  return (
    <Card title="Request">
      <DefinitionList items={returnDefinitions(returnRequest)} />
    </Card>
  )
}

function returnDefinitions(returnRequest: ReturnData): Definition[] {
  const { shipment, returnShipment, exchangeShipment } = returnRequest
  return [
    { term: 'Kind', value: RETURN_KIND_LABELS[returnRequest.kind] },
    { term: 'Return of', value: <ShipmentLink number={shipment.trackingNumber} /> },
    ...(returnShipment
      ? [{ term: 'Returned with', value: <LinkedShipment shipment={returnShipment} /> }]
      : []),
    ...(exchangeShipment
      ? [{ term: 'Exchanged with', value: <LinkedShipment shipment={exchangeShipment} /> }]
      : []),
    {
      term: 'Asked by',
      value: `${RETURN_REQUESTER_LABELS[returnRequest.askedBy]}, ${returnRequest.askedDay}`,
    },
    { term: 'Reason', value: returnRequest.reason },
    ...(returnRequest.note ? [{ term: 'Note', value: returnRequest.note }] : []),
    { term: 'Goods', value: <ReturnedGoods returnRequest={returnRequest} /> },
    { term: 'Handing over', value: returnRequest.pickup ? 'Pickup at the receiver' : 'Drop-off' },
    ...(returnRequest.refusal ? [{ term: 'Refused because', value: returnRequest.refusal }] : []),
    ...(returnRequest.refunded === null
      ? []
      : [
          {
            term: 'Refunded',
            value: `${formatNaira(returnRequest.refunded)} on ${returnRequest.refundedOn}`,
          },
        ]),
  ]
}

function ReturnedGoods({ returnRequest: { packages } }: { returnRequest: ReturnData }) {
  return (
    <ul>
      {packages.flatMap((parcel) =>
        parcel.items.map((item) => (
          <li key={`${parcel.index}.${item.index}`}>
            {item.quantity} × {item.description}
          </li>
        ))
      )}
    </ul>
  )
}

/** With its own status, as it may be held or lost while the return is on its way. */
function LinkedShipment({ shipment }: { shipment: NonNullable<ReturnData['returnShipment']> }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <ShipmentLink number={shipment.trackingNumber} />
      <StatusBadge {...shipment} inTransit={false} isStaff={false} />
    </span>
  )
}

export function ShipmentLink({ number }: { number: number }) {
  return (
    <Link className="link tabular" href={urlFor('shipping.shipment', { number: String(number) })}>
      {number}
    </Link>
  )
}
