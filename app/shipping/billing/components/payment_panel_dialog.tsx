import type { Data } from '@generated/data'
import { useSend } from '~/api/use_send'
import { Button } from '~/ui/button'
import { DefinitionList } from '~/ui/definition_list'
import { Dialog } from '~/ui/dialog'
import { ErrorState } from '~/ui/error_state'
import { formatNaira } from '~/ui/money'
import { Notice } from '~/ui/notice'
import { Spinner } from '~/ui/spinner'
import { toast } from '~/ui/toast'
import { balanceIn, INSUFFICIENT, PAY_TITLES, spendable, type PayingBalance } from './payment_model'
import { usePriceNow } from './use_price_now'
import { useWallet } from './use_wallet'
import type { Paid } from './payment_panel'

interface PayDialogProps {
  shipment: Data.Shipping.Shipment.Shipment
  balance: PayingBalance
  idempotencyKey: string
  onChanged: (shipment: Data.Shipping.Shipment.Shipment) => void
  onClose: () => void
  onPaid: (paid: Paid) => void
}

/** Looks at the balance first, and offers to pay only where it suffices. */
export function PayDialog(props: PayDialogProps) {
  const { shipment, balance, idempotencyKey, onChanged, onClose, onPaid } = props
  const { wallet, failed, load } = useWallet()
  const { busy, send } = useSend()
  const { failure, refuse, forget } = usePriceNow(shipment, onChanged)
  const suffices = wallet !== null && spendable(wallet, balance) >= shipment.paymentAmount

  async function pay() {
    forget()
    const shown = { amount: shipment.paymentAmount }
    const outcome = await send('api.shipping.payments.store', {
      params: {
        ref: shipment.transactionReference,
        balance,
      },
      body: shown,
      idempotencyKey,
    })
    if (!outcome.ok) return refuse(outcome)
    toast.success(outcome.body.message)
    onPaid(outcome.body.data)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={false}
      title={PAY_TITLES[balance]}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          {suffices && (
            <Button onClick={pay} busy={busy} busyLabel="Paying...">
              Pay {formatNaira(shipment.paymentAmount)}
            </Button>
          )}
        </>
      }
    >
      {failed && (
        <ErrorState
          message="Could not load your wallet balance. Please check your network connectivity."
          onRetry={load}
        />
      )}
      {!wallet && !failed && (
        <p role="status" className="flex items-center gap-3 py-4">
          <Spinner label="" /> Fetching your wallet balance...
        </p>
      )}
      {wallet && (
        <div className="grid gap-4">
          <DefinitionList layout="rows" items={figures(wallet, shipment, balance)} />
          {!suffices && <Notice tone="warning">{INSUFFICIENT[balance]}</Notice>}
        </div>
      )}
      {failure && (
        <Notice tone="danger" className="mt-4 whitespace-pre-line">
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}

function figures(
  wallet: Data.Wallet.Balances.Wallet,
  shipment: Data.Shipping.Shipment.Shipment,
  balance: PayingBalance
) {
  const has = balanceIn(wallet, balance)
  const hasCredit = spendable(wallet, balance) > has
  return [
    {
      term: balance === 'Wallet' ? 'Wallet balance' : 'Cash back balance',
      value: formatNaira(has),
    },
    ...(hasCredit ? [{ term: 'Credit limit', value: formatNaira(wallet.creditLimit) }] : []),
    { term: 'Amount to pay', value: formatNaira(shipment.paymentAmount) },
  ]
}
