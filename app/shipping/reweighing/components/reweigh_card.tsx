import { useUrlDialog } from '~/url/use_url_dialog'
import { Badge, type BadgeTone } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { DefinitionList } from '~/ui/definition_list'
import { Weight } from '~/ui/weight'
import { ReweighDisputeDialog } from './reweigh_dispute_dialog'
import { PayReweighDialog, type ReweighData } from './pay_reweigh_dialog'

type ReweighCardProps = {
  reweigh: ReweighData
  onChanged: () => void
  level?: 2 | 3 | 4
  /** Replaces the tracking number where the page already shows it. */
  title?: string
  /** True for staff, who do not pay or dispute. */
  readOnly?: boolean
}

const PAYING = ['payFromWallet', 'payWithCashBack'] as const
const VIEWS = [...PAYING, 'dispute'] as const

export function ReweighCard({ reweigh, onChanged, level = 2, title, readOnly }: ReweighCardProps) {
  const mayPay = reweigh.canPay && !readOnly
  const views = reweigh.canDispute ? VIEWS : PAYING
  const { opened, open, dialog } = useUrlDialog(views, { rows: mayPay ? [reweigh] : [] })
  const done = () => {
    dialog.onClose()
    onChanged()
  }
  return (
    <Card
      level={level}
      title={title ?? `Shipment ${reweigh.trackingNumber}`}
      description={`To ${reweigh.recipient}, ${reweigh.destinationCountry}`}
      actions={<Badge tone={TONES[reweigh.status]}>{reweigh.statusText}</Badge>}
    >
      <DefinitionList layout="rows" items={reweighFacts(reweigh)} />
      {!readOnly && <ReweighNextStep reweigh={reweigh} />}
      {mayPay && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button onClick={() => open('payFromWallet', reweigh)}>Pay From Wallet</Button>
          <Button variant="secondary" onClick={() => open('payWithCashBack', reweigh)}>
            Pay With Cash Back
          </Button>
          {reweigh.canDispute && (
            <Button variant="secondary" onClick={() => open('dispute', reweigh)}>
              Dispute
            </Button>
          )}
        </div>
      )}
      {opened && opened.view !== 'dispute' && (
        <PayReweighDialog
          {...dialog}
          key={opened.key}
          reweigh={reweigh}
          balance={opened.view === 'payFromWallet' ? 'Wallet' : 'CashBack'}
          onPaid={done}
        />
      )}
      {opened?.view === 'dispute' && (
        <ReweighDisputeDialog {...dialog} key={opened.key} reweigh={reweigh} onDisputed={done} />
      )}
    </Card>
  )
}

function ReweighNextStep({ reweigh }: { reweigh: ReweighData }) {
  const text = nextReweighStepText(reweigh)
  return text && <p className="mt-3 text-sm">{text}</p>
}

function nextReweighStepText({ status, dueText, canDispute }: ReweighData): string | null {
  if (dueText) {
    const what = canDispute ? 'Pay or dispute it' : 'Pay it'
    return `${what} by ${dueText}. If you do not, we debit your wallet then.`
  }
  if (status === 'disputed') {
    return 'Our staff are looking into your dispute. Nothing is debited until they have decided.'
  }
  return status === 'owed'
    ? 'Your wallet did not cover it. Please fund your wallet, then pay.'
    : null
}

function reweighFacts(reweigh: ReweighData) {
  const { billedWeight, carrierWeight, courier, amountText, reason, dispute } = reweigh
  return [
    { term: 'Booked at', value: <Weight kg={billedWeight} /> },
    carrierWeight === null
      ? { term: courier, value: 'Charged more than you paid' }
      : { term: `${courier} weighed`, value: <Weight kg={carrierWeight} /> },
    ...(amountText ? [{ term: 'Amount', value: amountText }] : []),
    ...(reason ? [{ term: 'Our staff say', value: reason }] : []),
    ...(dispute ? [{ term: 'Your dispute', value: dispute }] : []),
  ]
}

const TONES: Record<ReweighData['status'], BadgeTone> = {
  noted: 'secondary',
  proposed: 'secondary',
  replaced: 'secondary',
  dropped: 'secondary',
  approved: 'warning',
  disputed: 'info',
  owed: 'danger',
  paid: 'success',
  waived: 'secondary',
  closed: 'secondary',
  refunded: 'secondary',
}
