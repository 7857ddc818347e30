import { useId } from 'react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'
import { DiscountFields } from './discount_fields'
import type { Discount } from './discount_types'
import { useDiscountForm } from './use_discount_form'

interface DiscountDialogProps {
  /** The code that is edited; null for a new one. */
  about: Discount | null
  open: boolean
  onClose: () => void
  onSaved: () => void
}

export function DiscountDialog({ about, open, onClose, onSaved }: DiscountDialogProps) {
  const id = useId()
  const form = useDiscountForm(about, () => {
    onSaved()
    onClose()
  })

  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!form.busy}
      size="lg"
      title={about ? `Edit ${about.code}` : 'New Gift Code'}
      description="What is left empty has no limit."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={form.busy} busyLabel="Saving...">
            {about ? 'Update Gift Code' : 'Create Gift Code'}
          </Button>
        </>
      }
    >
      <form id={id} ref={form.form} onSubmit={form.submit} noValidate className="grid gap-4">
        {form.refusal && <Notice tone="danger">{form.refusal.message}</Notice>}
        <DiscountFields form={form} isNew={about === null} />
      </form>
    </Dialog>
  )
}
