import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'

export function RejectedParcelCard({ shipment }: { shipment: Data.Shipping.Shipment.Shipment }) {
  const { busy, send } = useApiCall()

  async function retry() {
    showOutcome(await send('api.shipping.retries.update', { params: { id: shipment.id } }))
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
