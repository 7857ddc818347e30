import { callApi } from '~/api/call_api'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { RecordDialog } from '#admin/console/components/record_dialog'
import { useTariffQuery } from '#admin/tariffs/versions/components/use_tariff_query'
import {
  type SurchargeInput,
  surchargeFields,
  surchargeFormValues,
  type SurchargeData,
  type SurchargeLists,
} from './surcharge_fields'

interface DialogProps {
  open: boolean
  onClose: () => void
}

interface SurchargeDialogProps extends DialogProps {
  lists: SurchargeLists
  surcharge: SurchargeData | null
}

export function SurchargeDialog({ lists, surcharge, ...dialog }: SurchargeDialogProps) {
  const query = useTariffQuery()
  return (
    <RecordDialog<SurchargeInput>
      {...dialog}
      title={surcharge ? 'Edit Surcharge' : 'New Surcharge'}
      description="An empty condition matches every parcel."
      fields={surchargeFields(lists)}
      initial={surchargeFormValues(surcharge)}
      save={(body) =>
        surcharge
          ? callApi('api.admin.surcharges.update', {
              params: { id: surcharge.id },
              query,
              body: { ...body, version: surcharge.version },
            })
          : callApi('api.admin.surcharges.store', { query, body })
      }
      only={['surcharges']}
      submitLabel={surcharge ? 'Save Surcharge' : 'Add Surcharge'}
      busyLabel="Saving..."
    />
  )
}

type RemoveSurchargeDialogProps = DialogProps & { surcharge: SurchargeData; onRemoved: () => void }

export function RemoveSurchargeDialog(props: RemoveSurchargeDialogProps) {
  const { surcharge, onRemoved, ...dialog } = props
  const { id, name, version } = surcharge
  const query = useTariffQuery()
  return (
    <ConfirmDialog
      {...dialog}
      act={() =>
        callApi('api.admin.surcharges.destroy', { params: { id }, query, body: { version } })
      }
      onDone={onRemoved}
      staysOpen
      title="Remove Surcharge"
      submitLabel="Remove"
      busyLabel="Removing..."
      tone="danger"
    >
      <p>{`"${name}" will not be charged on new quotes. Existing quotes and bills keep it.`}</p>
    </ConfirmDialog>
  )
}
