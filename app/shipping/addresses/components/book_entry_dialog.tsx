import { useRef } from 'react'
import { callApi } from '~/api/call_api'
import { focusFirstError } from '~/hooks/focus_first_error'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { FormDialog } from '~/ui/form_dialog'
import { rateAddressQuality } from '#shipping/addresses/rules/address_quality'
import {
  type AddressSideName,
  type BookDialogProps,
  type BookEntryData,
  entryPlaceText,
} from './book_types'
import { EntryFields, type BookEntryDialogProps } from './entry_fields'
import { AddressQualityBadge } from './address_quality_badge'
import { useBookEntryForm } from './use_book_entry_form'

export function BookEntryDialog({
  entry,
  open,
  onClose,
  onChanged,
  newSide,
  ...choices
}: BookEntryDialogProps & { newSide?: AddressSideName }) {
  const box = useRef<HTMLFormElement>(null)
  const callbacks = {
    onStale: onChanged,
    onSaved() {
      onClose()
      onChanged()
    },
  }
  const form = useBookEntryForm(entry, callbacks, newSide)
  const { address, phoneNumber, country, postalCode } = form.entry
  const { landmark } = form.beside

  async function submit() {
    if (!(await form.save())) focusFirstError(box.current)
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={{ ...form, form: box, submit }}
      size="lg"
      title={entry ? entry.fullname : 'New Address'}
      submitLabel="Save Address"
      busyLabel="Saving..."
    >
      <EntryFields form={form} isOwn={entry?.own ?? true} {...choices} />
      <div role="status">
        {address.trim() && (
          <AddressQualityBadge
            quality={rateAddressQuality({ address, landmark, phoneNumber, country, postalCode })}
          />
        )}
      </div>
    </FormDialog>
  )
}

export function DeleteBookEntryDialog({
  entry,
  onChanged,
  ...dialog
}: BookDialogProps & { entry: BookEntryData }) {
  return (
    <ConfirmDialog
      {...dialog}
      act={() => callApi('api.shipping.book_entries.destroy', { params: { id: entry.id } })}
      onDone={onChanged}
      title={`Delete ${entry.fullname}?`}
      submitLabel="Delete"
      busyLabel="Deleting..."
      tone="danger"
    >
      <p>{entryPlaceText(entry)}</p>
      {entry.shared && (
        <p className="mt-2">It is shared, so nobody in your business can use it after that.</p>
      )}
    </ConfirmDialog>
  )
}
