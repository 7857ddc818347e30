import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { useIdempotencyKeys } from '~/hooks/use_idempotency_keys'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { formatNaira } from '~/ui/money'
import { Textarea } from '~/ui/textarea'
import { toast } from '~/ui/toast'
import { textCheck } from '#shared/http/rules/field_checks'
import type { PurchaseData } from './purchase_data'

interface PurchaseDecisionProps {
  request: PurchaseData
  open: boolean
  onClose: () => void
  /** Called after a decision, or if the request has changed meanwhile. */
  onChanged: () => void
}

export function ApprovePurchaseDialog({ request, onChanged, ...dialog }: PurchaseDecisionProps) {
  const keyOf = useIdempotencyKeys()
  const { id, amount, recipient, courier } = request
  return (
    <ConfirmDialog
      {...dialog}
      act={() =>
        callApi('api.shipping.purchase_decisions.approve', {
          params: { id },
          body: { amount },
          idempotencyKey: keyOf(`approve ${id} ${amount}`),
        })
      }
      onEnd={onChanged}
      showsRefusal
      title={`Pay ${formatNaira(amount)}?`}
      submitLabel={`Approve and pay ${formatNaira(amount)}`}
      busyLabel="Paying..."
    >
      <p className="text-sm">
        We take the money from the wallet of your business and book the parcel for {recipient}
        with {courier}.
      </p>
    </ConfirmDialog>
  )
}

export function RefusePurchaseDialog({ request, onChanged, ...dialog }: PurchaseDecisionProps) {
  const form = useApiForm({
    initial: { reason: '' },
    checks: { reason: textCheck('Reason', { min: 3, max: 300 }) },
    send: (body) =>
      callApi('api.shipping.purchase_decisions.refuse', { params: { id: request.id }, body }),
    done({ message }) {
      toast.success(message)
      onChanged()
      dialog.onClose()
    },
    refused: onChanged,
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={`Refuse the request from ${request.askedBy}?`}
      submitLabel="Refuse"
      busyLabel="Refusing..."
      tone="danger"
    >
      <Field label="Reason" required {...form.field('reason')}>
        <Textarea rows={3} maxLength={300} {...form.bind('reason')} />
      </Field>
    </FormDialog>
  )
}
