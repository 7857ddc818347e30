import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { ModeBadge } from '~/components/mode_badge'
import { buttonClass } from '~/ui/button'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import { DeliveryEntry } from '../components/delivery_entry'
import { type DeliveryFilter, DeliverySearch } from '../components/delivery_search'
import type { Delivery, Endpoint } from '../components/webhook_data'

interface DeliveriesProps {
  endpoint: Endpoint
  listQuery: DeliveryFilter
  deliveries: Delivery[]
  nextCursor: string | null
}

export default function Deliveries(props: DeliveriesProps) {
  const { endpoint, listQuery, deliveries, nextCursor } = props
  const { id, url, mode, active } = endpoint
  return (
    <>
      <PageHeader
        title="Deliveries"
        badge={<ModeBadge mode={mode} />}
        description={
          <>
            To <span className="break-all">{url}</span>, in the last 30 days.
          </>
        }
        back={{ label: 'Webhooks', href: urlFor('identity.webhooks', {}), as: Link }}
      />
      <DeliverySearch id={id} listQuery={listQuery} />
      {deliveries.length === 0 && (
        <EmptyState title="No deliveries.">
          Nothing matches your filters, or none of the events of this endpoint has happened yet.
        </EmptyState>
      )}
      <div className="grid gap-2">
        {deliveries.map((delivery) => (
          <DeliveryEntry key={delivery.id} delivery={delivery} mayReplay={active} />
        ))}
      </div>
      {nextCursor && (
        <p className="mt-4">
          <Link
            href={urlFor(
              'identity.webhooks.deliveries',
              { id },
              { qs: { ...asked(listQuery), cursor: nextCursor } }
            )}
            className={buttonClass({ variant: 'secondary' })}
          >
            Older
          </Link>
        </p>
      )}
    </>
  )
}

const asked = ({ status, type }: DeliveryFilter) => ({
  status: status ?? undefined,
  type: type ?? undefined,
})
