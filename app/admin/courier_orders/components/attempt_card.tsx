import { useState } from 'react'
import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { showOutcome } from '~/api/show_outcome'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { DefinitionList } from '~/ui/definition_list'
import { RowMenu } from '~/ui/menu'
import { askCourier, canCheck, ORDER_DECISION_LABELS, orderMenu } from './order_decisions'

type Attempt = Data.Shipping.Carriers.Attempts.ParcelOrders['attempts'][number]
type Order = Data.Shipping.Carriers.Attempts.UnfinishedOrder

interface AttemptCardProps {
  attempt: Attempt
  /** Absent if there is nothing to decide. */
  order?: Order
}

export function AttemptCard({ attempt, order }: AttemptCardProps) {
  const facts = [
    { term: 'Reference', value: attempt.reference },
    { term: 'Sent', value: attempt.sentText },
    { term: 'Waybill', value: attempt.waybillNumber },
    { term: 'Charged by the courier', value: attempt.chargedText },
    { term: 'Next', value: attempt.nextText },
    { term: 'Ended', value: attempt.endedText },
    { term: 'Result', value: attempt.problem },
    { term: 'Warnings', value: attempt.alerts.join(' ') || null },
  ]
  return (
    <Card title={attempt.state} actions={order && <OrderActions order={order} />}>
      <DefinitionList
        columns={3}
        items={facts.flatMap(({ term, value }) => (value ? { term, value } : []))}
      />
    </Card>
  )
}

function OrderActions({ order }: { order: Order }) {
  const [busy, setBusy] = useState(false)

  async function check() {
    setBusy(true)
    showOutcome(await askCourier(order.id))
    setBusy(false)
    router.reload()
  }

  return (
    <>
      {canCheck(order) && (
        <Button size="sm" variant="secondary" busy={busy} onClick={() => void check()}>
          {ORDER_DECISION_LABELS.ask}
        </Button>
      )}
      <RowMenu label={`Actions for order ${order.reference}`} items={orderMenu(order)} />
    </>
  )
}
