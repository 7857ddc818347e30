import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
import { useIntentKeys } from '~/hooks/use_intent_keys'
import { AskDialog } from '~/ui/ask_dialog'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { formatNaira } from '~/ui/money'
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
export function ApproveDialog({ request, onChanged, ...dialog }: DecideProps) {
  const keyOf = useIntentKeys()
  const { id, amount, recipient, courier } = request
  return (
    <AskDialog
      {...dialog}
      act={() =>
        send('api.shipping.purchase_decisions.approve', {
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
        The money comes from the wallet of your business, and {courier} gets the parcel for{' '}
        {recipient}.
      </p>
    </AskDialog>
  )
}

/** Whoever asked is told why. */
export function RefuseDialog({ request, onChanged, ...dialog }: DecideProps) {
  const form = useApiForm({
    initial: { reason: '' },
    checks: { reason: text('Reason', { min: 3, max: 300 }) },
    send: (body) =>
      send('api.shipping.purchase_decisions.refuse', { params: { id: request.id }, body }),
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
      title={`Refuse the request of ${request.askedBy}?`}
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
