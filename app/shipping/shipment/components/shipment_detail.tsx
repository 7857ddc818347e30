import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { CourierName } from '~/components/courier_name'
import { DefinitionList } from '~/ui/definition_list'
import { Phone } from '~/ui/phone'
import { TariffVersionLink } from '#shipping/pricing/components/tariff_version_link'
import { ParcelStateNotice } from './parcel_state_notice'
import { PickupChanges } from './pickup_changes'
import { ShipmentDetailPackages } from './shipment_detail_packages'
import { StatusBadge } from './shipment_status_badge'
import { Money } from '~/ui/money'
import { Weight } from '~/ui/weight'

export type ShipmentDetailProps = {
  shipment: Data.Shipping.Shipment.Shipment
  arrivedDamaged?: boolean
  isStaff: boolean
  /** The page shows the parcel's state itself. */
  hasNotice?: boolean
  tariffVersion?: { id: number; name: string; number: number | null } | null
  onChanged: () => void
}

type Address = Data.Shipping.Shipment.Shipment['origin']

/** Its headings are h3. */
export function ShipmentDetail(props: ShipmentDetailProps) {
  const { shipment, arrivedDamaged, isStaff, hasNotice, tariffVersion, onChanged } = props
  const { pickupArrangement } = shipment
  return (
    <div className="@container">
      <div className="grid gap-x-8 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0 space-y-6">
          {!hasNotice && (
            <ParcelStateNotice
              shipment={shipment}
              arrivedDamaged={arrivedDamaged}
              isStaff={isStaff}
            />
          )}
          <div className="grid gap-6 sm:grid-cols-2">
            <Party title="Sender" address={shipment.origin} />
            <Party title="Recipient" address={shipment.destination} />
          </div>
          <ShipmentDetailPackages shipment={shipment} />
        </div>
        <div className="grid min-w-0 content-start gap-6 @lg:grid-cols-2 @3xl:grid-cols-1">
          <Section title="Others">
            <DefinitionList
              layout="rows"
              items={[
                ...(hasNotice
                  ? []
                  : [{ term: 'Parcel', value: <StatusBadge {...shipment} isStaff={isStaff} /> }]),
                ...services(shipment),
              ]}
            />
          </Section>
          {pickupArrangement && (
            <Section title="Pickup">
              <p className="break-words text-sm">{pickupArrangement.text}</p>
              {pickupArrangement.mayChange && (
                <PickupChanges pickup={pickupArrangement} onChanged={onChanged} />
              )}
            </Section>
          )}
          <Section title="Payment">
            <ShipmentDetailBill shipment={shipment} />
            {tariffVersion && (
              <p className="mt-2 text-sm text-ink-muted">
                Tariff version: <TariffVersionLink version={tariffVersion} />
              </p>
            )}
          </Section>
        </div>
      </div>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1.5 text-sm font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function Party({ title, address }: { title: string; address: Address }) {
  const { fullname, phoneNumber, email } = address
  const place = [address.cityName, address.stateName].filter(Boolean).join(', ')
  const country = [address.countryName, address.postalCode].filter(Boolean).join(' ')
  return (
    <Section title={title}>
      <address className="break-words text-sm not-italic text-ink-muted">
        <p className="font-medium text-ink">{fullname}</p>
        <p>
          <Phone number={phoneNumber} />
        </p>
        <p>{email}</p>
        <p className="mt-1">{address.address}</p>
        {place && <p>{place}</p>}
        <p>{country}</p>
        {address.originalScript && (
          <p className="mt-1" dir="auto">
            {address.originalScript}
          </p>
        )}
      </address>
    </Section>
  )
}

function services(shipment: Data.Shipping.Shipment.Shipment) {
  const { preferredPickupDateDesc, waybillNumber, reference } = shipment
  const [rate] = shipment.courierRates
  return [
    { term: 'Courier', value: rate && <CourierName courier={rate.courier} /> },
    ...(waybillNumber ? [{ term: 'Waybill', value: waybillNumber }] : []),
    { term: 'Insurance', value: shipment.insurance },
    { term: 'Pickup', value: shipment.pickup ? 'Yes' : 'No', hint: shipment.pickupText },
    ...(preferredPickupDateDesc
      ? [{ term: 'Preferred pickup date', value: preferredPickupDateDesc }]
      : []),
    { term: 'Signature required', value: shipment.signatureRequired ? 'Yes' : 'No' },
    ...(reference ? [{ term: 'Your reference', value: reference }] : []),
    ...Object.entries(shipment.metadata).map(([term, value]) => ({ term, value })),
  ]
}

function ShipmentDetailBill({ shipment }: Pick<ShipmentDetailProps, 'shipment'>) {
  const { grossWeight, billableWeight, charges, paymentAmount, paymentStatusText } = shipment
  const lines = charges.map(({ label, amount }) => ({
    term: label,
    value: <Money naira={amount} />,
  }))
  return (
    <DefinitionList
      layout="rows"
      items={[
        { term: 'Status', value: paymentStatusText },
        { term: 'Gross weight', value: <Weight kg={grossWeight} /> },
        { term: 'Billable weight', value: <Weight kg={billableWeight} /> },
        ...lines,
      ]}
      total={{ term: 'Payment amount', value: <Money naira={paymentAmount} /> }}
    />
  )
}
