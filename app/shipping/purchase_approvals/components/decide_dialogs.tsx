import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
import { useIntentKeys } from '~/hooks/use_intent_keys'
import { Button } from '~/ui/button'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { formatNaira } from '~/ui/money'
import { Notice } from '~/ui/notice'
import { Textarea } from '~/ui/textarea'
import { toast } from '~/ui/toast'
import { text } from '#shared/http/rules/field_checks'
import type { Purchase } from './types'

interface DecideProps {
  request: Purchase
  open: boolean
  onClose: () => void
  /** It is decided, or something else is true by now. */
  onChanged: () => void
}

/** Asks once more before money is spent. */
export function ApproveDialog({ request, open, onClose, onChanged }: DecideProps) {
  const keyOf = useIntentKeys()
  const { id, amount, recipient, courier } = request
  const approval = useApiForm({
    initial: {},
    send: () =>
      send('api.shipping.purchase_decisions.approve', {
        params: { id },
        body: { amount },
        idempotencyKey: keyOf(`approve ${id} ${amount}`),
      }),
    done({ message }) {
      toast.success(message)
      onChanged()
      onClose()
    },
    refused: onChanged,
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void approval.submit()}
      title={`Pay ${formatNaira(amount)}?`}
      confirmLabel={`Approve and pay ${formatNaira(amount)}`}
      busyLabel="Paying..."
      busy={approval.busy}
    >
      {approval.refusal && (
        <Notice tone="danger" className="mb-3">
          {approval.refusal.message}
        </Notice>
      )}
      <p className="text-sm">
        The money comes from the wallet of your business, and {courier} gets the parcel for{' '}
        {recipient}.
      </p>
    </ConfirmDialog>
  )
}

/** Whoever asked is told why. */
export function RefuseDialog({ request, open, onClose, onChanged }: DecideProps) {
  const refusal = useApiForm({
    initial: { reason: '' },
    checks: { reason: text('Reason', { min: 3, max: 300 }) },
    send: (body) =>
      send('api.shipping.purchase_decisions.refuse', { params: { id: request.id }, body }),
    done({ message }) {
      toast.success(message)
      onChanged()
      onClose()
    },
    refused: onChanged,
  })
  return (
    <Dialog open={open} onClose={onClose} title={`Refuse the request of ${request.askedBy}?`}>
      <form ref={refusal.form} noValidate onSubmit={refusal.submit} className="grid gap-4">
        {refusal.refusal && <Notice tone="danger">{refusal.refusal.message}</Notice>}
        <Field label="Reason" required {...refusal.field('reason')}>
          <Textarea rows={3} maxLength={300} {...refusal.bind('reason')} />
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose} disabled={refusal.busy}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" busy={refusal.busy} busyLabel="Refusing...">
            Refuse
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
