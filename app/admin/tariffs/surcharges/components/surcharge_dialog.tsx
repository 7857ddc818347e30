import { send } from '~/api/send'
import { RecordDialog } from '#admin/console/components/record_dialog'
import { useTariff } from '#admin/tariffs/versions/components/use_tariff'
import { type SentSurcharge, surchargeFields, typedSurcharge } from './surcharge_fields'
import type { ShownSurcharge, SurchargeLists } from './surcharges_screen'

interface SurchargeDialogProps {
  lists: SurchargeLists
  /** Null for a new one. */
  surcharge: ShownSurcharge | null
  open: boolean
  onClose: () => void
  onSaved: () => void
}

export function SurchargeDialog({ lists, surcharge, ...dialog }: SurchargeDialogProps) {
  const query = useTariff()
  return (
    <RecordDialog<SentSurcharge>
      {...dialog}
      title={surcharge ? 'Edit Surcharge' : 'New Surcharge'}
      description="Leave empty what does not matter."
      fields={surchargeFields(lists)}
      initial={typedSurcharge(surcharge)}
      save={(body) =>
        surcharge
          ? send('api.admin.surcharges.update', {
              ...{ params: { id: surcharge.id }, query },
              body: { ...body, version: surcharge.version },
            })
          : send('api.admin.surcharges.store', { query, body })
      }
      submitLabel={surcharge ? 'Save Surcharge' : 'Add Surcharge'}
      busyLabel="Saving..."
    />
  )
}
