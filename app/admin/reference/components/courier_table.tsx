import { router } from '@inertiajs/react'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { Card } from '~/ui/card'
import { Switch } from '~/ui/switch'
import type { CourierRow } from './types'

const KINDS = [
  { name: 'domestic', label: 'Within Nigeria' },
  { name: 'export', label: 'Export' },
  { name: 'import', label: 'Import' },
] as const

/** A switch acts at once; what it was told stands in the message. */
export function CourierTable({ couriers }: { couriers: CourierRow[] }) {
  return (
    <Card padded={false}>
      <ul className="divide-y">
        {couriers.map((courier) => (
          <Courier key={courier.code} courier={courier} />
        ))}
      </ul>
    </Card>
  )
}

function Courier({ courier }: { courier: CourierRow }) {
  const { code, name, serviceDescription, deliveryTimeline } = courier
  const { busy, send } = useSend()

  async function change(kind: (typeof KINDS)[number]['name'], on: boolean) {
    const { domestic, export: exports, import: imports, version } = courier
    const service = { domestic, export: exports, import: imports, version, [kind]: on }
    const outcome = await send('api.admin.courier_services.update', {
      params: { code },
      body: service,
    })
    tell(outcome)
    // Also where somebody else was quicker: then the switches show what they have done.
    router.reload({ only: ['couriers'] })
  }

  return (
    <li className="flex flex-wrap items-center gap-x-8 gap-y-3 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-ink-muted">
          {serviceDescription}, {deliveryTimeline}
        </p>
      </div>
      <div role="group" aria-label={name} className="flex flex-wrap gap-x-6 gap-y-2">
        {KINDS.map((kind) => (
          <Switch
            key={kind.name}
            label={kind.label}
            checked={courier[kind.name]}
            disabled={busy}
            onChange={(on) => change(kind.name, on)}
          />
        ))}
      </div>
    </li>
  )
}
