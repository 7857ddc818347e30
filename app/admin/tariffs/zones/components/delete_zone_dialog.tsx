import { useCommand } from '~/hooks/use_command'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { DefinitionList } from '~/ui/definition_list'
import { toast } from '~/ui/toast'
import type { Zone, ZoneKind } from './types'
import { zoneUrl } from './zone_urls'

type DeleteZoneDialogProps = {
  kind: ZoneKind
  zone: Zone
  open: boolean
  onClose: () => void
  onDeleted: (id: number) => void
}

export function DeleteZoneDialog({ kind, zone, open, onClose, onDeleted }: DeleteZoneDialogProps) {
  const { busy, send } = useCommand<{ message: string }>()

  async function remove() {
    const outcome = await send('DELETE', zoneUrl(kind, zone.id))
    if (!outcome.ok) return toast.error(outcome.message)
    toast.success(outcome.body.message)
    onDeleted(zone.id)
    onClose()
  }

  const geography = zone.geography ? [{ term: 'Geography', value: zone.geography }] : []
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={remove}
      title="Delete Confirmation"
      confirmLabel="Delete Shipping Zone"
      busyLabel="Deleting..."
      busy={busy}
      tone="danger"
    >
      <p className="mb-4">
        Are you sure you want to delete the Shipping Zone below? Doing so can not be undone.
      </p>
      <DefinitionList items={[{ term: 'Description', value: zone.description }, ...geography]} />
    </ConfirmDialog>
  )
}
