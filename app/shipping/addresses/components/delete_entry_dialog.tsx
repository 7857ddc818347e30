import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { type BookDialogProps, type Entry, placeOf } from './book_types'

/** Shipments keep the addresses that they were booked with. */
export function DeleteEntryDialog({
  entry,
  open,
  onClose,
  onChanged,
}: BookDialogProps & { entry: Entry }) {
  const { busy, send } = useSend()

  async function remove() {
    const outcome = await send('api.shipping.book_entries.destroy', { params: { id: entry.id } })
    onClose()
    if (tell(outcome)) onChanged()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={remove}
      title={`Delete ${entry.fullname}?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={busy}
      tone="danger"
    >
      <p>{placeOf(entry)}</p>
      {entry.shared && (
        <p className="mt-2">
          It is shared: nobody in your business will be able to use it any more.
        </p>
      )}
    </ConfirmDialog>
  )
}
