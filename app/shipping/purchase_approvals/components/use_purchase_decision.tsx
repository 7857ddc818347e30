import { usePage } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { useIdempotencyKeys } from '~/hooks/use_idempotency_keys'
import { useRowDialog } from '~/hooks/use_row_dialog'
import { Button } from '~/ui/button'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { formatNaira } from '~/ui/money'
import { Textarea } from '~/ui/textarea'
import { toast } from '~/ui/toast'
import { textCheck } from '#shared/http/rules/field_checks'
import { PurchaseCard } from './purchase_card'
import type { PurchaseData } from './purchase_data'

/** Gives the buttons of a request, and the dialog that one of them opened. */
export function usePurchaseDecision(requests: readonly PurchaseData[], onChanged: () => void) {
  const isOwner = usePage().props.team?.role === 'owner'
  const { opened, open, dialog } = useRowDialog<PurchaseData, 'approve' | 'refuse'>()
  // Use the current request, because its price may have changed while the dialog is open.
  const request = requests.find(({ id }) => id === opened?.row?.id) ?? opened?.row
  const Dialog = opened?.view === 'approve' ? ApprovePurchaseDialog : RefusePurchaseDialog
  return {
    actionsOf: (one: PurchaseData) => (
      <>
        <WithdrawRequestButton request={one} onChanged={onChanged} />
        {isOwner && (
          <>
            <Button variant="secondary" onClick={() => open('refuse', one)}>
              Refuse
            </Button>
            <Button onClick={() => open('approve', one)}>Approve</Button>
          </>
        )}
      </>
    ),
    dialog: request && opened && (
      <Dialog key={opened.key} request={request} {...dialog} onChanged={onChanged} />
    ),
  }
}

/** The open request of the shipment on the page. */
export function PendingPurchase({ request, onChanged }: ShownPurchase) {
  const isOwner = usePage().props.team?.role === 'owner'
  const { actionsOf, dialog } = usePurchaseDecision([request], onChanged)
  return (
    <>
      <PurchaseCard
        request={request}
        title={`Waiting for ${isOwner ? 'your' : 'an owner’s'} approval`}
        actions={actionsOf(request)}
      />
      {dialog}
    </>
  )
}

interface ShownPurchase {
  request: PurchaseData
  /** Called after a decision, or if the request has changed meanwhile. */
  onChanged: () => void
}

function WithdrawRequestButton({ request, onChanged }: ShownPurchase) {
  const { caller } = usePage().props
  const { busy, send } = useApiCall()
  if (caller?.id !== request.askedById) return null

  async function withdraw() {
    showOutcome(
      await send('api.shipping.purchase_approvals.destroy', { params: { id: request.id } })
    )
    onChanged()
  }

  return (
    <Button variant="secondary" busy={busy} onClick={withdraw}>
      Withdraw
    </Button>
  )
}

interface PurchaseDecisionProps extends ShownPurchase {
  open: boolean
  onClose: () => void
}

function ApprovePurchaseDialog({ request, onChanged, ...dialog }: PurchaseDecisionProps) {
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

function RefusePurchaseDialog({ request, onChanged, ...dialog }: PurchaseDecisionProps) {
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
