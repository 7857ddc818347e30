import { type FormEvent, useId, useRef } from 'react'
import { focusFirstError } from '~/hooks/focus_first_error'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'
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
  const id = useId()
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

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!(await form.save())) focusFirstError(box.current)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!form.busy}
      size="lg"
      title={entry ? entry.fullname : 'New Address'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={form.busy} busyLabel="Saving...">
            Save Address
          </Button>
        </>
      }
    >
      <form id={id} ref={box} onSubmit={submit} noValidate className="grid gap-4">
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <EntryFields form={form} isOwn={entry?.own ?? true} {...choices} />
        <div role="status">
          {address.trim() && (
            <QualityBadge
              quality={qualityOf({ address, landmark, phoneNumber, country, postalCode })}
            />
          )}
        </div>
      </form>
    </Dialog>
  )
}
