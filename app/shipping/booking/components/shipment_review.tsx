import { Card } from '~/ui/card'
import { DefinitionList } from '~/ui/definition_list'
import { formatNaira } from '~/ui/money'
import { Phone } from '~/ui/phone'
import { formatKg } from '~/ui/weight'
import type {
  BookedAddress,
  BookedPackage,
  BookedShipment,
} from '#shipping/booking/components/form/types'

/** What was booked, to be read once more before it is paid. */
export function ShipmentReview({ shipment }: { shipment: BookedShipment }) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Card title="Sender" level={3}>
          <AddressText address={shipment.origin} />
        </Card>
        <Card title="Recipient" level={3}>
          <AddressText address={shipment.destination} />
        </Card>
      </div>
      <Card title="Packages" level={3}>
        <ul className="divide-y">
          {shipment.items.map((parcel) => (
            <PackageText key={parcel.index} parcel={parcel} />
          ))}
        </ul>
      </Card>
      <Card title="Services" level={3}>
        <DefinitionList columns={2} items={servicesOf(shipment)} />
      </Card>
    </div>
  )
}

function AddressText({ address }: { address: BookedAddress }) {
  const place = [address.cityName, address.stateName, address.postalCode]
  return (
    <address className="text-sm not-italic">
      <p className="font-medium">{address.fullname}</p>
      <p>{address.address}</p>
      <p>{place.filter(Boolean).join(', ')}</p>
      <p>{address.countryName}</p>
      <p className="mt-2 text-ink-muted">
        <Phone number={address.phoneNumber} />
      </p>
      <p className="break-all text-ink-muted">{address.email}</p>
    </address>
  )
}

function PackageText({ parcel }: { parcel: BookedPackage }) {
  return (
    <li className="py-3 text-sm first:pt-0 last:pb-0">
      <p className="flex flex-wrap justify-between gap-x-4 font-medium">
        <span>Package {parcel.index}</span>
        <span className="tabular">
          {formatKg(parcel.weight)}, {formatNaira(parcel.value)}
        </span>
      </p>
      <ul className="text-ink-muted">
        {parcel.itemUnits.map((item) => (
          <li key={item.index}>
            {item.quantity} × {item.description} ({item.categoryName})
          </li>
        ))}
      </ul>
    </li>
  )
}

function servicesOf(shipment: BookedShipment) {
  const [rate] = shipment.courierRates
  return [
    {
      term: 'Courier',
      value: rate ? rate.courierName : shipment.courier,
      hint: rate && `${rate.serviceType}, ${rate.deliveryTimeline}`,
    },
    { term: 'Insurance', value: shipment.insurance },
    ...(shipment.customs
      ? [{ term: 'Duties and taxes', value: `Paid by the ${shipment.customs.dutiesPaidBy}` }]
      : []),
    { term: 'Signature', value: shipment.signatureRequired ? 'Yes' : 'No' },
    {
      term: 'Pickup',
      value: shipment.pickup ? 'Yes' : 'No, drop-off',
      hint: shipment.preferredPickupDateDesc,
    },
  ]
}
