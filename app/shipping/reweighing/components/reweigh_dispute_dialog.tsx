import { useApiForm } from '~/api/use_api_form'
import { callApi } from '~/api/call_api'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { Textarea } from '~/ui/textarea'
import { toast } from '~/ui/toast'
import type { ReweighData } from './pay_reweigh_dialog'

type ReweighDisputeDialogProps = {
  reweigh: ReweighData
  open: boolean
  onClose: () => void
  onDisputed: () => void
}

export function ReweighDisputeDialog({
  reweigh,
  onDisputed,
  ...dialog
}: ReweighDisputeDialogProps) {
  const form = useApiForm({
    initial: { dispute: '' },
    checks: {
      dispute: (text) =>
        text.trim().length < 10 ? '"Your Reasons" must have at least 10 characters' : null,
    },
    send: (body) =>
      callApi('api.shipping.reweigh_disputes.store', { params: { id: reweigh.id }, body }),
    done({ message }) {
      toast.success(message)
      onDisputed()
    },
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      warnsOnUnsavedChanges
      title="Dispute this reweigh"
      description="Our staff look into it with the courier. Nothing is debited until they have decided."
      submitLabel="Send Dispute"
      busyLabel="Sending..."
    >
      <Field
        label="Your Reasons"
        hint="How you weighed and measured the parcel, and what you found."
        required
        {...form.field('dispute')}
      >
        <Textarea {...form.bind('dispute')} maxLength={1000} rows={5} />
      </Field>
    </FormDialog>
  )
}
