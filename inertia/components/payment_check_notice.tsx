import type { usePaymentCheck } from '~/hooks/use_payment_check'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { Spinner } from '~/ui/spinner'

export function PaymentCheckNotice({ check }: { check: ReturnType<typeof usePaymentCheck> }) {
  const { payment, failure, busy, isOver, again } = check
  if (busy && payment?.status !== 'pending') {
    return (
      <p role="status" className="flex items-center gap-3 rounded border bg-surface-raised p-3">
        <Spinner label="" /> Confirming your payment with your bank...
      </p>
    )
  }
  if (!payment)
    return <Notice tone="danger" action={<CheckAgainButton {...check} />} children={failure} />
  const isPaid = payment.status === 'paid'
  return (
    <Notice
      tone={isPaid ? 'success' : isOver ? 'warning' : 'info'}
      title={`${payment.amountText} by card`}
      action={isOver ? undefined : <CheckAgainButton busy={busy} again={again} />}
    >
      <p>{payment.statusText}</p>
      <p className="text-ink-muted">Reference {payment.reference}</p>
    </Notice>
  )
}

function CheckAgainButton({ busy, again }: { busy: boolean; again: () => void }) {
  return (
    <Button size="sm" variant="secondary" busy={busy} busyLabel="Checking..." onClick={again}>
      Check again
    </Button>
  )
}
