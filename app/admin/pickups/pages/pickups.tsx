import { router } from '@inertiajs/react'
import { FileDown, Truck } from 'lucide-react'
import { apiUrl } from '~/api/call_api'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { DataTable } from '~/ui/data_table'
import { DateInput } from '~/ui/date_input'
import { EmptyState } from '~/ui/empty_state'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import { PageHeader } from '~/ui/page_header'
import { useUrlDialog } from '~/url/use_url_dialog'
import { type Carrier, CARRIER_NAMES } from '#shipping/pricing/rules/carriers'
import { packageCountText, pickupColumns } from '../components/pickup_columns'
import {
  type Pickup,
  PICKUP_DECISION_LABELS,
  PICKUP_DECISIONS,
  PickupDialogs,
} from '../components/pickup_dialogs'

interface PickupsProps {
  day: string
  /** Only pickups that staff must arrange, of today and before. */
  isToArrange: boolean
  pickups: Pickup[]
  /** The couriers with parcels on this day. */
  manifests?: Carrier[]
}

export default function Pickups({ day, isToArrange, pickups, manifests = [] }: PickupsProps) {
  const { opened, open, dialog } = useUrlDialog(PICKUP_DECISIONS, { rows: pickups })
  const toCome = pickups.filter(({ isOver }) => !isOver)
  const packages = toCome.reduce((sum, pickup) => sum + pickup.packages, 0)
  const toComeText = packages > 0 ? `${toCome.length} to come, ${packageCountText(packages)}. ` : ''
  return (
    <>
      <PageHeader
        title="Pickups"
        description={`${toComeText}Pickups that you have to arrange say what to do.`}
        actions={manifests.map((carrier) => (
          <Button
            key={carrier}
            as="a"
            href={apiUrl('api.shipping.manifests.show', { query: { carrier, day } })}
            download
            variant="secondary"
            icon={<FileDown />}
          >
            {`${CARRIER_NAMES[carrier]} Manifest`}
          </Button>
        ))}
      />
      <DataTable
        label="Pickups"
        columns={pickupColumns(day, open)}
        rows={pickups}
        rowMenu={(pickup) =>
          pickup.decisions.slice(1).map((decision) => ({
            label: PICKUP_DECISION_LABELS[decision],
            onSelect: () => open(decision, pickup),
          }))
        }
        search="Search pickups"
        print
        nothingYet={
          isToArrange ? (
            <EmptyState icon={<Truck />} title="No pickup to arrange">
              A pickup shows here if its courier refuses it, misses it or leaves it unanswered.
            </EmptyState>
          ) : (
            <EmptyState icon={<Truck />} title="No pickups on this day">
              A pickup shows here once its parcel has a waybill.
            </EmptyState>
          )
        }
        toolbar={
          <>
            <Field label="Day" hideLabel className="w-40 max-sm:min-w-40">
              <DateInput value={day} onChange={(chosen) => openPickups({ day: chosen })} />
            </Field>
            <NativeSelect
              aria-label="Show"
              options={SHOWN}
              value={isToArrange ? 'to_arrange' : ''}
              onChange={(show) => openPickups({ show })}
            />
          </>
        }
      />
      <PickupDialogs opened={opened} dialog={dialog} />
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
