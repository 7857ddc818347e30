import { useId } from 'react'
import { useApiForm } from '~/api/use_api_form'
import { send } from '~/api/send'
import { useUnsaved } from '~/hooks/use_unsaved'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { Textarea } from '~/ui/textarea'
import { toast } from '~/ui/toast'
import type { Reweigh } from './reweigh_card'

type DisputeDialogProps = {
  reweigh: Reweigh
  open: boolean
  onClose: () => void
  onDisputed: () => void
}

/** Why a customer thinks that the courier is wrong. */
export function DisputeDialog({ reweigh, open, onClose, onDisputed }: DisputeDialogProps) {
  const id = useId()
  const { form, values, problems, refusal, busy, isChanged, set, submit } = useApiForm({
    initial: { dispute: '' },
    checks: {
      dispute: (text) =>
        text.trim().length < 10 ? '"Your Reasons" must have at least 10 characters' : null,
    },
    send: (body) =>
      send('api.shipping.reweigh_disputes.store', { params: { id: reweigh.id }, body }),
    done({ message }) {
      toast.success(message)
      onDisputed()
    },
  })
  const closing = useUnsaved(open && isChanged)
  return (
    <Dialog
      open={open}
      onClose={() => !busy && closing(onClose)}
      title="Dispute this reweigh"
      description="Our staff look into it with the courier. Nothing is debited until they have decided."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy} busyLabel="Sending...">
            Send Dispute
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={submit} className="grid gap-4">
        {refusal && <Notice tone="danger">{refusal.message}</Notice>}
        <Field
          label="Your Reasons"
          hint="How you weighed and measured the parcel, and what you found."
          error={problems.dispute}
          required
        >
          <Textarea
            name="dispute"
            value={values.dispute}
            onChange={(text) => set('dispute', text)}
            maxLength={1000}
            rows={5}
          />
        </Field>
      </form>
    </Dialog>
  )
}
