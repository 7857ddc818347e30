import type { BodyOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { RecordDialog } from '#admin/console/components/record_dialog'
import type { CourierRow } from './reference_types'

type Codes = Required<Omit<BodyOf<'api.admin.carrier_services.update'>, 'version'>>

const FIELDS: { name: keyof Codes & string; label: string }[] = [
  { name: 'domesticGoods', label: 'Within Nigeria, goods' },
  { name: 'domesticPapers', label: 'Within Nigeria, documents' },
  { name: 'exportGoods', label: 'Export, goods' },
  { name: 'exportPapers', label: 'Export, documents' },
  { name: 'importGoods', label: 'Import, goods' },
  { name: 'importPapers', label: 'Import, documents' },
]

interface ServicesDialogProps {
  courier: CourierRow
  open: boolean
  onClose: () => void
}

/** Edits the carrier services behind a courier that we book through our own account. */
export function ServicesDialog({ courier, ...dialog }: ServicesDialogProps) {
  const { code, version } = courier
  return (
    <RecordDialog<Codes>
      {...dialog}
      title={`Services behind ${courier.name}`}
      description="The courier's own codes, from the contract of our account. Without a code for goods, we do not offer the courier for that kind of shipment. Without one for documents, we book documents as goods."
      fields={FIELDS.map((field) => ({ ...field, type: 'text', maxLength: 60, optional: true }))}
      initial={courier.codes}
      save={(body) =>
        callApi('api.admin.carrier_services.update', {
          params: { code },
          body: { ...body, version },
        })
      }
      submitLabel="Save"
      busyLabel="Saving..."
      only={['couriers']}
    />
  )
}
