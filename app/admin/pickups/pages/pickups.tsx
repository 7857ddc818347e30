import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Printer, Truck, FileDown } from 'lucide-react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { DateInput } from '~/ui/date_input'
import { EmptyState } from '~/ui/empty_state'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import { PageHeader } from '~/ui/page_header'
import { CarrierPickups } from '../components/carrier_pickups'
import { apiUrl } from '~/api/call_api'
import { type Carrier, CARRIER_NAMES } from '#shipping/pricing/rules/carriers'

/** Manifests for the drivers of each courier to sign. */
function ManifestLinks({ day, carriers }: { day: string; carriers: Carrier[] }) {
  return (
    <div className="min-w-0">
      <p id="manifests" className="mb-1.5 text-sm font-medium">
        Manifest of the day
      </p>
      <ul aria-labelledby="manifests" className="flex flex-wrap gap-2">
        {carriers.map((carrier) => (
          <li key={carrier}>
            <Button
              as="a"
              href={apiUrl('api.shipping.manifests.show', { query: { carrier, day } })}
              download
              variant="secondary"
              icon={<FileDown />}
            >
              {CARRIER_NAMES[carrier]}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Pickup = Data.Shipping.Carriers.Pickups.StaffPickup

interface PickupsProps {
  day: string
  /** Only pickups that staff must arrange, of today and before. */
  isToArrange: boolean
  pickups: Pickup[]
  /** The couriers with parcels on this day. */
  manifests?: Carrier[]
}

export default function Pickups({ day, isToArrange, pickups, manifests = [] }: PickupsProps) {
  const carriers = [...new Set(pickups.map(({ carrier }) => carrier))]
  return (
    <>
      <PageHeader
        title="Pickups"
        description="Courier pickups of the day. Pickups that you have to arrange say what to do."
        actions={
          <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <div className="grid gap-6">
        <div className="no-print flex flex-wrap items-end gap-4">
          <Field label="Day" className="min-w-36 flex-1 sm:max-w-60">
            <DateInput value={day} onChange={(chosen) => openPickups({ day: chosen })} />
          </Field>
          <Field label="Show" className="min-w-36 flex-1 sm:max-w-60">
            <NativeSelect
              options={SHOWN}
              value={isToArrange ? 'to_arrange' : ''}
              onChange={(show) => openPickups({ show })}
            />
          </Field>
          {manifests.length > 0 && <ManifestLinks day={day} carriers={manifests} />}
        </div>
        {carriers.map((carrier) => (
          <CarrierPickups
            key={carrier}
            day={day}
            pickups={pickups.filter((pickup) => pickup.carrier === carrier)}
          />
        ))}
        {pickups.length === 0 && (
          <Card padded={false}>
            {isToArrange ? (
              <EmptyState icon={<Truck />} title="No pickup to arrange">
                A pickup shows here if its courier refuses it, misses it or leaves it unanswered.
              </EmptyState>
            ) : (
              <EmptyState icon={<Truck />} title="No pickups on this day">
                A pickup shows here once its parcel has a waybill.
              </EmptyState>
            )}
          </Card>
        )}
      </div>
    </>
  )
}

const SHOWN = [
  { value: '', label: 'All of the day' },
  { value: 'to_arrange', label: 'To arrange, until today' },
]

function openPickups(chosen: { day: string } | { show: string }) {
  const [value] = Object.values(chosen)
  router.visit(urlFor('admin.pickups', {}, { qs: value ? chosen : {} }))
}
