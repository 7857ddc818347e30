import { router } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import { useUrlDialog } from '~/url/use_url_dialog'
import { Button } from '~/ui/button'
import { SurchargeTable } from './surcharge_table'
import {
  type SurchargeData,
  type SurchargeLists,
  type SurchargeInput,
  surchargeFields,
  surchargeFormValues,
} from './surcharge_fields'
import { callApi } from '~/api/call_api'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { RecordDialog } from '#admin/console/components/record_dialog'
import { useTariffQuery } from '#admin/tariffs/versions/components/use_tariff_query'

interface SurchargesScreenProps {
  lists: SurchargeLists
  surcharges: SurchargeData[]
  canEdit: boolean
}

const VIEWS = ['new', 'edit', 'remove'] as const

export function SurchargesScreen({ lists, surcharges, canEdit }: SurchargesScreenProps) {
  const { opened, open, dialog } = useUrlDialog(VIEWS)
  const { view, id, key } = (canEdit && opened) || {}
  const edited = surcharges.find((surcharge) => String(surcharge.id) === id) ?? null
  function removed() {
    dialog.onClose()
    router.reload({ only: ['surcharges'] })
  }
  return (
    <>
      <SurchargeTable
        surcharges={surcharges}
        {...(canEdit && {
          toolbar: (
            <Button icon={<Plus />} onClick={() => open('new', 1)}>
              New Surcharge
            </Button>
          ),
          rowMenu: (row: SurchargeData) => [
            { label: 'Edit', onSelect: () => open('edit', row.id) },
            { label: 'Remove', tone: 'danger', onSelect: () => open('remove', row.id) },
          ],
        })}
      />
      {(view === 'new' || (view === 'edit' && edited)) && (
        <SurchargeDialog
          {...dialog}
          key={key}
          lists={lists}
          surcharge={view === 'new' ? null : edited}
        />
      )}
      {view === 'remove' && edited && (
        <RemoveSurchargeDialog {...dialog} surcharge={edited} onRemoved={removed} />
      )}
    </>
  )
}

interface DialogProps {
  open: boolean
  onClose: () => void
}

interface SurchargeDialogProps extends DialogProps {
  lists: SurchargeLists
  surcharge: SurchargeData | null
}

function SurchargeDialog({ lists, surcharge, ...dialog }: SurchargeDialogProps) {
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

function RemoveSurchargeDialog(props: RemoveSurchargeDialogProps) {
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
