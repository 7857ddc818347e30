import type { Data } from '@generated/data'
import { useApiCall } from '~/api/use_api_call'
import { Button } from '~/ui/button'
import { DefinitionList } from '~/ui/definition_list'
import { Dialog } from '~/ui/dialog'
import { ErrorState } from '~/ui/error_state'
import { formatNaira } from '~/ui/money'
import { FailureNotice, Notice } from '~/ui/notice'
import { Spinner } from '~/ui/spinner'
import { toast } from '~/ui/toast'
import { FundWalletLink } from './payment_methods'
import {
  balanceOfWallet,
  INSUFFICIENT_TEXTS,
  PAY_TITLES,
  type PaymentBalanceName,
  missingNaira,
  spendableNaira,
} from './payment_model'
import { usePaymentFailure } from './use_payment_failure'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '~/api/call_api'

export interface PaidParcel {
  trackingNumber: number
}

interface PayFromBalanceDialogProps {
  shipment: Data.Shipping.Shipment.Shipment
  balance: PaymentBalanceName
  idempotencyKey: string
  onChanged: (shipment: Data.Shipping.Shipment.Shipment) => void
  onClose: () => void
  onPaid: (paid: PaidParcel) => void
}

export function PayFromBalanceDialog(props: PayFromBalanceDialogProps) {
  const { shipment, balance, idempotencyKey, onChanged, onClose, onPaid } = props
  const { wallet, failed, load } = useWallet()
  const { busy, send } = useApiCall()
  const { failure, refuse, forget } = usePaymentFailure(shipment, onChanged)
  const price = shipment.paymentAmount
  const suffices = wallet !== null && missingNaira(wallet, balance, price) === 0

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
      <BalanceSummary
        shipment={shipment}
        balance={balance}
        wallet={wallet}
        failed={failed}
        load={load}
      />
      <FailureNotice text={failure} className="mt-4" />
    </Dialog>
  )
}

type BalanceSummaryProps = Pick<PayFromBalanceDialogProps, 'shipment' | 'balance'> &
  ReturnType<typeof useWallet>

function BalanceSummary({ shipment, balance, wallet, failed, load }: BalanceSummaryProps) {
  const missing = wallet ? missingNaira(wallet, balance, shipment.paymentAmount) : 0
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
          <DefinitionList layout="rows" items={balanceFigures(wallet, shipment, balance)} />
          {missing > 0 && (
            <Notice
              tone="warning"
              action={
                balance === 'Wallet' && <FundWalletLink shipment={shipment} missing={missing} />
              }
            >
              {INSUFFICIENT_TEXTS[balance]}
            </Notice>
          )}
        </div>
      )}
    </>
  )
}

function balanceFigures(
  wallet: Data.Wallet.Balances.Wallet,
  shipment: Data.Shipping.Shipment.Shipment,
  balance: PaymentBalanceName
) {
  const has = balanceOfWallet(wallet, balance)
  const hasCredit = spendableNaira(wallet, balance) > has
  return [
    {
      term: balance === 'Wallet' ? 'Wallet balance' : 'Cash back balance',
      value: formatNaira(has),
    },
    ...(hasCredit ? [{ term: 'Credit limit', value: formatNaira(wallet.creditLimit) }] : []),
    { term: 'Amount to pay', value: formatNaira(shipment.paymentAmount) },
  ]
}

function useWallet() {
  const [wallet, setWallet] = useState<Data.Wallet.Balances.Wallet | null>(null)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let wanted = true
    callApi('api.wallet.show').then((outcome) => {
      if (!wanted) return
      setFailed(!outcome.ok)
      if (outcome.ok) setWallet(outcome.body.data)
    })
    return () => {
      wanted = false
    }
  }, [tries])

  const load = useCallback(() => {
    setFailed(false)
    setTries((count) => count + 1)
  }, [])

  return { wallet, failed, load }
}
