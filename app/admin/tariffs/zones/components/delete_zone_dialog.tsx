import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { DefinitionList } from '~/ui/definition_list'
import { useTariff } from '#admin/tariffs/versions/components/use_tariff'
import { LateZone } from './late_zone'
import type { ShownZone, ZoneKind } from './types'
import { deleteZone } from './zone_calls'

type DeleteZoneDialogProps = {
  kind: ZoneKind
  shown?: ShownZone
  open: boolean
  onClose: () => void
  onDeleted: () => void
}

export function DeleteZoneDialog(props: DeleteZoneDialogProps) {
  const { kind, shown, open, onClose, onDeleted } = props
  const { busy, send } = useSend()
  const tariff = useTariff()

  async function remove() {
    if (shown && tell(await deleteZone(send, kind, shown.zone, tariff))) onDeleted()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={remove}
      title="Delete Confirmation"
      confirmLabel="Delete Shipping Zone"
      busyLabel="Deleting..."
      busy={busy}
      disabled={!shown}
      tone="danger"
    >
      <p className="mb-4">
        Are you sure you want to delete the Shipping Zone below? Doing so can not be undone.
      </p>
      <LateZone shown={shown}>
        {({ zone: { description, geography } }) => (
          <DefinitionList
            items={[
              { term: 'Description', value: description },
              ...(geography ? [{ term: 'Geography', value: geography }] : []),
            ]}
          />
        )}
      </LateZone>
    </ConfirmDialog>
  )
}
