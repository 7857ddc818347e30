import { useRef } from 'react'
import { send } from '~/api/send'
import { focusFirstError } from '~/hooks/focus_first_error'
import { AskDialog } from '~/ui/ask_dialog'
import { FormDialog } from '~/ui/form_dialog'
import type { Option } from '~/ui/option'
import { qualityOf } from '#shipping/addresses/rules/address_quality'
import { type BookDialogProps, type Entry, type Group, placeOf } from './book_types'
import { EntryFields } from './entry_fields'
import { QualityBadge } from './quality_badge'
import { useEntryForm } from './use_entry_form'

export interface EntryDialogProps extends BookDialogProps {
  /** Null for a new one. */
  entry: Entry | null
  countries: readonly Option[]
  groups: readonly Group[]
  isTeam: boolean
  isStaff: boolean
}

/** One address of the book: added or changed. */
export function EntryDialog({ entry, open, onClose, onChanged, ...choices }: EntryDialogProps) {
  const box = useRef<HTMLFormElement>(null)
  const form = useEntryForm(entry, {
    onStale: onChanged,
    onSaved() {
      onClose()
      onChanged()
    },
  })
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
          <QualityBadge
            quality={qualityOf({ address, landmark, phoneNumber, country, postalCode })}
          />
        )}
      </div>
    </FormDialog>
  )
}

/** Shipments keep the addresses that they were booked with. */
export function DeleteEntryDialog({
  entry,
  onChanged,
  ...dialog
}: BookDialogProps & { entry: Entry }) {
  return (
    <AskDialog
      {...dialog}
      act={() => send('api.shipping.book_entries.destroy', { params: { id: entry.id } })}
      onDone={onChanged}
      title={`Delete ${entry.fullname}?`}
      submitLabel="Delete"
      busyLabel="Deleting..."
      tone="danger"
    >
      <p>{placeOf(entry)}</p>
      {entry.shared && (
        <p className="mt-2">
          It is shared: nobody in your business will be able to use it any more.
        </p>
      )}
    </AskDialog>
  )
}
