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
import { FundLink } from './payment_methods'
import {
  balanceIn,
  INSUFFICIENT,
  PAY_TITLES,
  type PayingBalance,
  shortBy,
  spendable,
} from './payment_model'
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
  const price = shipment.paymentAmount
  const suffices = wallet !== null && shortBy(wallet, balance, price) === 0

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
      <Balance {...{ shipment, balance, wallet, failed, load }} />
      {failure && (
        <Notice tone="danger" className="mt-4 whitespace-pre-line">
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}

type BalanceProps = Pick<PayDialogProps, 'shipment' | 'balance'> & ReturnType<typeof useWallet>

/** What the balance holds against the price, and what to do where it is too little. */
function Balance({ shipment, balance, wallet, failed, load }: BalanceProps) {
  const missing = wallet ? shortBy(wallet, balance, shipment.paymentAmount) : 0
  return (
    <>
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
          {missing > 0 && (
            <Notice
              tone="warning"
              action={balance === 'Wallet' && <FundLink shipment={shipment} missing={missing} />}
            >
              {INSUFFICIENT[balance]}
            </Notice>
          )}
        </div>
      )}
    </>
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
