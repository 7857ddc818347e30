import type { Data } from '@generated/data'
import { Link } from '@adonisjs/inertia/react'
import { staffPageUrls } from '~/staff_page_urls'
import { Badge } from '~/ui/badge'
import { Card } from '~/ui/card'
import { DefinitionList } from '~/ui/definition_list'

type Carriage = Data.Shipping.Costs.Carriage

export function CarriageCard({ carriage }: { carriage: Carriage }) {
  const { charges, chargedText, costText, marginText, isLoss, isEstimate } = carriage
  return (
    <Card
      title="Cost and margin"
      description="What the courier charges us, compared with what we charged for carriage. Customers never see this."
      className="mt-4 sm:mt-6"
    >
      <div className="grid gap-6 lg:grid-cols-2">
        {charges.length === 0 ? (
          <p className="text-sm text-ink-muted">The courier has not said what it charges us.</p>
        ) : (
          <ul className="divide-y text-sm">
            {charges.map((charge) => (
              <Line key={charge.id} charge={charge} />
            ))}
          </ul>
        )}
        {chargedText ? (
          <DefinitionList
            layout="rows"
            items={[
              { term: 'Charged for carriage', value: chargedText },
              {
                term: 'The courier charges us',
                value: costText,
                hint: isEstimate ? 'Estimate, until its invoice comes' : undefined,
              },
            ]}
            total={{
              term: 'Margin',
              value: <span className={isLoss ? 'text-danger' : undefined}>{marginText}</span>,
            }}
          />
        ) : (
          <p className="text-sm text-ink-muted">No courier has the parcel, so it has no margin.</p>
        )}
      </div>
    </Card>
  )
}

function Line({ charge }: { charge: Carriage['charges'][number] }) {
  const { what, sourceText, invoice, day, amountText, nairaText, isAside } = charge
  return (
    <li className="flex justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {what} {isAside && <Badge tone="neutral">Not counted</Badge>}
        </p>
        <p className="text-ink-muted">
          {invoice ? (
            <Link
              href={staffPageUrls.carrierInvoice(invoice.id, invoice.search)}
              className="break-all underline"
            >
              Invoice {invoice.number}
            </Link>
          ) : (
            sourceText
          )}
          , {day}
        </p>
      </div>
      <p className="tabular shrink-0 text-right">
        {amountText}
        {nairaText && <span className="block text-ink-muted">{nairaText}</span>}
      </p>
    </li>
  )
}
