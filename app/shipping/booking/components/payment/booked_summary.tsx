import type { ReactNode } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { CourierName } from '~/components/courier_name'
import { Card } from '~/ui/card'
import { DefinitionList } from '~/ui/definition_list'
import { formatNaira } from '~/ui/money'
import { Phone } from '~/ui/phone'
import { formatKg } from '~/ui/weight'
import type {
  BookedAddress,
  BookedPackage,
  BookedShipment,
} from '#shipping/booking/components/form/booking_types'

export type BookedPart = 'addresses' | 'packages' | 'options' | 'courier'

/** Where the user can change a part: a URL, or a function that opens a step of the form. */
export type ChangeLink = (part: BookedPart) => string | (() => void)

interface BookedSummaryProps {
  shipment: BookedShipment
  changeLink: ChangeLink
}

export function BookedSummary({ shipment, changeLink }: BookedSummaryProps) {
  const [rate] = shipment.courierRates
  const change = (part: BookedPart, what: string) => (
    <ChangeAction to={changeLink(part)} what={what} />
  )
  return (
    <Card title="Check your booking" level={3} padded={false}>
      <ul className="divide-y text-sm">
        <SummaryRow title="From" change={change('addresses', 'the sender')}>
          <AddressText address={shipment.origin} />
        </SummaryRow>
        <SummaryRow title="To" change={change('addresses', 'the receiver')}>
          <AddressText address={shipment.destination} />
        </SummaryRow>
        <SummaryRow title="Packages" change={change('packages', 'the packages')}>
          <ul className="grid gap-1">
            {shipment.items.map((parcel) => (
              <PackageText key={parcel.index} parcel={parcel} />
            ))}
          </ul>
        </SummaryRow>
        <SummaryRow title="Courier" change={change('courier', 'the courier')}>
          <CourierName courier={rate?.courier ?? shipment.courier} />
          {rate && (
            <p className="text-ink-muted">
              {rate.serviceType}, {rate.deliveryTimeline}
            </p>
          )}
        </SummaryRow>
        <SummaryRow title="Services" change={change('options', 'the services')}>
          <ul>
            {servicesOf(shipment).map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </SummaryRow>
        <li className="px-4 py-2 sm:px-5 lg:hidden">
          <DefinitionList layout="rows" {...billView(shipment)} />
        </li>
      </ul>
    </Card>
  )
}

interface SummaryRowProps {
  title: string
  change: ReactNode
  children: ReactNode
}

function SummaryRow({ title, change, children }: SummaryRowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-2 sm:grid-cols-[6rem_minmax(0,1fr)_auto] sm:px-5">
      <h4 className="flex min-h-11 items-center text-ink-muted sm:items-start sm:py-3">{title}</h4>
      <div className="col-span-2 row-start-2 min-w-0 pb-2 sm:col-span-1 sm:row-start-auto sm:py-3">
        {children}
      </div>
      <div className="col-start-2 row-start-1 sm:col-start-3">{change}</div>
    </li>
  )
}

const changeClass = 'inline-flex min-h-11 items-center font-medium text-accent underline'

function ChangeAction({ to, what }: { to: string | (() => void); what: string }) {
  const label = (
    <>
      Change<span className="sr-only"> {what}</span>
    </>
  )
  return typeof to === 'string' ? (
    <Link href={to} className={changeClass}>
      {label}
    </Link>
  ) : (
    <button type="button" onClick={to} className={changeClass}>
      {label}
    </button>
  )
}

function AddressText({ address }: { address: BookedAddress }) {
  const place = [address.cityName, address.stateName, address.postalCode, address.countryName]
  return (
    <address className="not-italic">
      <p className="font-medium">{address.fullname}</p>
      <p>{address.address}</p>
      <p>{place.filter(Boolean).join(', ')}</p>
      <p className="break-words text-ink-muted">
        <Phone number={address.phoneNumber} />, {address.email}
      </p>
    </address>
  )
}

function PackageText({ parcel }: { parcel: BookedPackage }) {
  return (
    <li>
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

function servicesOf({ insurance, customs, signatureRequired, ...shipment }: BookedShipment) {
  const { pickup, preferredPickupDateDesc } = shipment
  return [
    `${insurance} insurance`,
    ...(customs ? [`Duties and taxes paid by the ${customs.dutiesPaidBy}`] : []),
    signatureRequired ? 'Signature on delivery' : 'No signature on delivery',
    pickup
      ? `Pickup${preferredPickupDateDesc ? ` on ${preferredPickupDateDesc}` : ''}`
      : 'Drop-off',
  ]
}

/** The bill for phones, which show the bar with Pay in place of the price summary. */
function billView({ charges, paymentAmount }: BookedShipment) {
  return {
    items: charges.map(({ label, amount }) => ({ term: label, value: formatNaira(amount) })),
    total: { term: 'Total', value: formatNaira(paymentAmount) },
  }
}
