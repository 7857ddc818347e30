import { FormDialog } from '~/ui/form_dialog'
import { DiscountFields } from './discount_fields'
import type { DiscountData } from './discount_types'
import { useDiscountForm } from './use_discount_form'

interface DiscountDialogProps {
  about: DiscountData | null
  open: boolean
  onClose: () => void
  onSaved: () => void
}

export function DiscountDialog({ about, onSaved, ...dialog }: DiscountDialogProps) {
  const form = useDiscountForm(about, () => {
    onSaved()
    dialog.onClose()
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      size="lg"
      title={about ? `Edit ${about.code}` : 'New Gift Code'}
      description="What is left empty has no limit."
      submitLabel={about ? 'Update Gift Code' : 'Create Gift Code'}
      busyLabel="Saving..."
    >
      <DiscountFields form={form} isNew={about === null} />
    </FormDialog>
  )
}
