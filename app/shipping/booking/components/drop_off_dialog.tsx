import { DataTable, type TableColumn } from '~/ui/data_table'
import { Dialog } from '~/ui/dialog'
import { Phone } from '~/ui/phone'
import type { DropOffLocationData } from '#shipping/booking/components/form/booking_types'

interface DropOffDialogProps {
  open: boolean
  locations: readonly DropOffLocationData[]
  onClose: () => void
}

const COLUMNS: TableColumn<DropOffLocationData>[] = [
  { header: 'Office', value: 'name', sort: 'name' },
  { header: 'Address', value: addressOf, sort: 'address', width: 'min-w-48' },
  {
    header: 'Phone Number',
    value: 'phoneNumber',
    cell: ({ phoneNumber }) => <Phone number={phoneNumber} />,
    sort: 'phoneNumber',
  },
  { header: 'Opening hours', value: 'openingHours', sort: 'openingHours' },
]

export default function DropOffDialog({ open, locations, onClose }: DropOffDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="xl" title="Package Drop-Off Locations" closeButton>
      <DataTable
        label="Package drop-off locations"
        columns={COLUMNS}
        rows={locations}
        rowKey={({ name, address }) => `${name} ${address}`}
        search="Search locations"
        sentences={{
          empty: 'There are no drop-off locations at the moment. Please choose pickup.',
        }}
      />
    </Dialog>
  )
}

function addressOf({ address, city, state }: DropOffLocationData): string {
  // Leaves out a city or state that the address already contains.
  const parts = [address, city, state].filter(
    (part, place, all) => !all.slice(0, place).some((before) => before.includes(part))
  )
  return parts.join(', ')
}
