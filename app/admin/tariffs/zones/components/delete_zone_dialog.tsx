import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { DefinitionList } from '~/ui/definition_list'
import type { Zone, ZoneKind } from './types'
import { deleteZone } from './zone_calls'

type DeleteZoneDialogProps = {
  kind: ZoneKind
  zone: Zone
  open: boolean
  onClose: () => void
  onDeleted: (id: number) => void
}

export function DeleteZoneDialog({ kind, zone, open, onClose, onDeleted }: DeleteZoneDialogProps) {
  const { busy, send } = useSend()

  async function remove() {
    const outcome = await deleteZone(send, kind, zone.id)
    if (!tell(outcome)) return
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
