import { router } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import { useUrlDialog } from '~/url/use_url_dialog'
import { Button } from '~/ui/button'
import { RemoveSurchargeDialog, SurchargeDialog } from './surcharge_dialogs'
import { SurchargeTable } from './surcharge_table'
import type { SurchargeData, SurchargeLists } from './surcharge_fields'

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
