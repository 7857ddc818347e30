import type { Data } from '@generated/data'
import { Card } from '~/ui/card'
import { DefinitionList } from '~/ui/definition_list'

type Attempt = Data.Shipping.Carriers.Attempts.ParcelOrders['attempts'][number]

export function AttemptCard({ attempt }: { attempt: Attempt }) {
  const facts = [
    { term: 'Reference', value: attempt.reference },
    { term: 'Sent', value: attempt.sentText },
    { term: 'Waybill', value: attempt.waybillNumber },
    { term: 'Charged by the courier', value: attempt.chargedText },
    { term: 'Next', value: attempt.nextText },
    { term: 'Ended', value: attempt.endedText },
    { term: 'The courier says', value: attempt.problem },
    { term: 'Warnings', value: attempt.alerts.join(' ') || null },
  ]
  return (
    <Card title={attempt.state}>
      <DefinitionList
        columns={3}
        items={facts.flatMap(({ term, value }) => (value ? { term, value } : []))}
      />
    </Card>
  )
}
