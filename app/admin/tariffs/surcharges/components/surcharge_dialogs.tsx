import { send } from '~/api/send'
import { AskDialog } from '~/ui/ask_dialog'
import { RecordDialog } from '#admin/console/components/record_dialog'
import { useTariff } from '#admin/tariffs/versions/components/use_tariff'
import { type SentSurcharge, surchargeFields, typedSurcharge } from './surcharge_fields'
import type { ShownSurcharge, SurchargeLists } from './surcharges_screen'

interface DialogProps {
  open: boolean
  onClose: () => void
}

interface SurchargeDialogProps extends DialogProps {
  lists: SurchargeLists
  /** Null for a new one. */
  surcharge: ShownSurcharge | null
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
      only={['surcharges']}
      submitLabel={surcharge ? 'Save Surcharge' : 'Add Surcharge'}
      busyLabel="Saving..."
    />
  )
}

type RemoveSurchargeDialogProps = DialogProps & { surcharge: ShownSurcharge; onRemoved: () => void }

export function RemoveSurchargeDialog(props: RemoveSurchargeDialogProps) {
  const { surcharge, onRemoved, ...dialog } = props
  const { id, name, version } = surcharge
  const query = useTariff()
  return (
    <AskDialog
      {...dialog}
      act={() => send('api.admin.surcharges.destroy', { params: { id }, query, body: { version } })}
      onDone={onRemoved}
      staysOpen
      title="Remove Surcharge"
      submitLabel="Remove"
      busyLabel="Removing..."
      tone="danger"
    >
      <p>{`"${name}" will not be charged on new quotes. Quotes and bills that have it keep it.`}</p>
    </AskDialog>
  )
}
