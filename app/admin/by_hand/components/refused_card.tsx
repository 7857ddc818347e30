import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'

/** What the courier does not take is tried again, or taken back where shipments are. */
export function RefusedCard({ shipment }: { shipment: Data.Shipping.Shipment.Shipment }) {
  const { busy, send } = useSend()

  async function retry() {
    tell(await send('api.shipping.retries.update', { params: { id: shipment.id } }))
    router.reload()
  }

  return (
    <Card title="Refused" description={shipment.issue}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={retry} busy={busy} busyLabel="Retrying...">
          Retry
        </Button>
        <Button as={Link} href={urlFor('shipping.history', {})} variant="secondary">
          Void it in Past Shipments
        </Button>
      </div>
    </Card>
  )
}
