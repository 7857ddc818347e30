import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Card } from '~/ui/card'
import { type Definition, DefinitionList } from '~/ui/definition_list'
import { formatNaira } from '~/ui/money'
import { RETURN_REQUESTER_LABELS, type ReturnData, RETURN_KIND_LABELS } from './return_labels'

export function ReturnFacts({ asked }: { asked: ReturnData }) {
  return (
    <Card title="What was asked">
      <DefinitionList items={returnDefinitions(asked)} />
    </Card>
  )
}

function returnDefinitions(asked: ReturnData): Definition[] {
  const { shipment, returnShipment, exchangeShipment } = asked
  return [
    { term: 'Kind', value: RETURN_KIND_LABELS[asked.kind] },
    { term: 'Return of', value: <ShipmentLink number={shipment.trackingNumber} /> },
    ...(returnShipment
      ? [{ term: 'Returned with', value: <ShipmentLink number={returnShipment.trackingNumber} /> }]
      : []),
    ...(exchangeShipment
      ? [
          {
            term: 'Exchanged with',
            value: <ShipmentLink number={exchangeShipment.trackingNumber} />,
          },
        ]
      : []),
    { term: 'Asked by', value: `${RETURN_REQUESTER_LABELS[asked.askedBy]}, ${asked.askedDay}` },
    { term: 'Reason', value: asked.reason },
    ...(asked.note ? [{ term: 'Note', value: asked.note }] : []),
    { term: 'Goods', value: <ReturnedGoods asked={asked} /> },
    { term: 'Handing over', value: asked.pickup ? 'Pickup at the receiver' : 'Drop-off' },
    ...(asked.refusal ? [{ term: 'Refused because', value: asked.refusal }] : []),
    ...(asked.refunded === null
      ? []
      : [{ term: 'Refunded', value: `${formatNaira(asked.refunded)} on ${asked.refundedOn}` }]),
  ]
}

function ReturnedGoods({ asked: { packages } }: { asked: ReturnData }) {
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

export function ShipmentLink({ number }: { number: number }) {
  return (
    <Link className="link tabular" href={urlFor('shipping.shipment', { number: String(number) })}>
      {number}
    </Link>
  )
}
