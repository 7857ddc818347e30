import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Card } from '~/ui/card'
import { type Definition, DefinitionList } from '~/ui/definition_list'
import { formatNaira } from '~/ui/money'
import { ASKED_BY, type AskedReturn, KIND_WORDS } from './return_words'

/** What was asked for, and which shipments it became. */
export function ReturnFacts({ asked }: { asked: AskedReturn }) {
  return (
    <Card title="What was asked">
      <DefinitionList items={factsOf(asked)} />
    </Card>
  )
}

function factsOf(asked: AskedReturn): Definition[] {
  const { shipment, returnShipment, exchangeShipment } = asked
  return [
    { term: 'Kind', value: KIND_WORDS[asked.kind] },
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
    { term: 'Asked by', value: `${ASKED_BY[asked.askedBy]}, ${asked.askedDay}` },
    { term: 'Reason', value: asked.reason },
    ...(asked.note ? [{ term: 'Note', value: asked.note }] : []),
    { term: 'Goods', value: <Goods asked={asked} /> },
    { term: 'Handing over', value: asked.pickup ? 'Pickup at the receiver' : 'Drop-off' },
    ...(asked.refusal ? [{ term: 'Refused because', value: asked.refusal }] : []),
    ...(asked.refunded === null
      ? []
      : [{ term: 'Refunded', value: `${formatNaira(asked.refunded)} on ${asked.refundedOn}` }]),
  ]
}

function Goods({ asked: { packages } }: { asked: AskedReturn }) {
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
