import type { Data } from '@generated/data'
import { ShipmentDetailPackages } from '#shipping/shipment/components/shipment_detail_packages'
import { Card } from '~/ui/card'
import { CopyButton } from '~/ui/copy_button'
import { DefinitionList } from '~/ui/definition_list'
import { formatNaira } from '~/ui/money'
import { Phone } from '~/ui/phone'
import { Weight } from '~/ui/weight'

type Shipment = Data.Shipping.Shipment.Shipment
type Party = Shipment['origin']

/** Values for the courier's own form, each with a copy button. */
export function ParcelDetails({ shipment }: { shipment: Shipment }) {
  return (
    <div className="grid min-w-0 gap-6">
      <PartyCard title="Sender" party={shipment.origin} />
      <PartyCard title="Receiver" party={shipment.destination} />
      <Card title="Parcel">
        <DefinitionList
          columns={2}
          items={[
            { term: 'Weight', value: <Weight kg={shipment.grossWeight} /> },
            { term: 'Value', value: formatNaira(shipment.value) },
            { term: 'Insurance', value: shipment.insurance },
            { term: 'Signature', value: shipment.signatureRequired ? 'Required' : 'Not required' },
            {
              term: 'Pickup',
              value: shipment.pickupText,
              hint: shipment.preferredPickupDateDesc,
            },
            { term: 'Our reference', value: shipment.transactionReference },
          ]}
        />
        <div className="mt-5">
          <ShipmentDetailPackages shipment={shipment} />
        </div>
      </Card>
    </div>
  )
}

function PartyCard({ title, party }: { title: string; party: Party }) {
  const place = [party.cityName, party.stateName, party.countryName, party.postalCode]
  const address = [party.address, ...place].filter(Boolean).join(', ')
  const all = [party.fullname, address, party.phoneNumber, party.email].join('\n')
  return (
    <Card title={title} actions={<CopyFieldsButton value={all} what={title.toLowerCase()} />}>
      <DefinitionList
        items={[
          { term: 'Name', value: party.fullname },
          { term: 'Address', value: address },
          {
            term: 'Phone',
            value: (
              <span className="flex flex-wrap items-center gap-3">
                <Phone number={party.phoneNumber} />
                <span className="no-print">
                  <CopyFieldsButton
                    value={party.phoneNumber}
                    what={`${title.toLowerCase()}'s phone`}
                  />
                </span>
              </span>
            ),
          },
          { term: 'E-mail', value: <span className="break-all">{party.email}</span> },
        ]}
      />
    </Card>
  )
}

function CopyFieldsButton({ value, what }: { value: string; what: string }) {
  return <CopyButton value={value} size="sm" label={`Copy ${what}`} />
}
