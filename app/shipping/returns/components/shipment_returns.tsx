import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { ShipmentLink } from './return_facts'
import { type ReturnData, RETURN_KIND_LABELS, ReturnBadge } from './return_labels'

interface ShipmentReturnsProps {
  shipment: Data.Shipping.Shipment.Shipment
  returns: ReturnData[]
}

export function ShipmentReturns({ shipment, returns }: ShipmentReturnsProps) {
  const { returnOf, exchangeOf } = shipment
  if (returnOf === null && exchangeOf === null && returns.length === 0) return null
  return (
    <section className="grid gap-2 text-sm">
      <h3 className="font-semibold">Returns</h3>
      {returnOf !== null && (
        <p>
          Return of <ShipmentLink number={returnOf} />
        </p>
      )}
      {exchangeOf !== null && (
        <p>
          Exchange for <ShipmentLink number={exchangeOf} />
        </p>
      )}
      <ul className="grid gap-2">
        {returns.map((returnRequest) => (
          <li key={returnRequest.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link className="link" href={urlFor('shipping.return', { id: returnRequest.id })}>
              {RETURN_KIND_LABELS[returnRequest.kind]} of {returnRequest.askedDay}
            </Link>
            <ReturnBadge state={returnRequest.state} />
            {returnRequest.returnShipment && (
              <span>
                Returned with <ShipmentLink number={returnRequest.returnShipment.trackingNumber} />
              </span>
            )}
            {returnRequest.exchangeShipment && (
              <span>
                Exchanged with{' '}
                <ShipmentLink number={returnRequest.exchangeShipment.trackingNumber} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
