import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { DefinitionList } from '~/ui/definition_list'
import { Money } from '~/ui/money'
import { Weight } from '~/ui/weight'

type BillProps = { shipment: Data.Shipping.Shipment.Shipment; status: ReactNode }

export function ShipmentDetailBill({ shipment, status }: BillProps) {
  const { grossWeight, billableWeight, charges, paymentAmount } = shipment
  const lines = charges.map(({ label, amount }) => ({
    term: label,
    value: <Money naira={amount} />,
  }))
  return (
    <DefinitionList
      layout="rows"
      items={[
        { term: 'Status', value: status },
        { term: 'Gross weight', value: <Weight kg={grossWeight} /> },
        { term: 'Billable weight', value: <Weight kg={billableWeight} /> },
        ...lines,
      ]}
      total={{ term: 'Payment amount', value: <Money naira={paymentAmount} /> }}
    />
  )
}
