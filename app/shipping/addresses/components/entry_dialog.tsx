import { useRef } from 'react'
import { focusFirstError } from '~/hooks/focus_first_error'
import { FormDialog } from '~/ui/form_dialog'
import type { Option } from '~/ui/option'
import { qualityOf } from '#shipping/addresses/rules/address_quality'
import type { BookDialogProps, Entry, Group } from './book_types'
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
