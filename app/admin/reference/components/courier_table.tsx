import { router } from '@inertiajs/react'
import { useUrlDialog } from '~/url/use_url_dialog'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { useRowDialog } from '~/hooks/use_row_dialog'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Switch } from '~/ui/switch'
import { ServicesDialog } from './services_dialog'
import type { CourierRow } from './reference_types'

const KINDS = [
  { name: 'domestic', label: 'Within Nigeria' },
  { name: 'export', label: 'Export' },
  { name: 'import', label: 'Import' },
] as const

type Kind = (typeof KINDS)[number]['name']

/** Switches save at once. */
export function CourierTable({ couriers }: { couriers: CourierRow[] }) {
  const { opened, open, dialog } = useUrlDialog(['services'])
  const courier = couriers.find(({ code }) => code === opened?.id)
  return (
    <Card padded={false}>
      <ul className="divide-y">
        {couriers.map((courier) => (
          <CourierListItem
            key={courier.code}
            courier={courier}
            onServices={() => open('services', courier.code)}
          />
        ))}
      </ul>
      {courier && <ServicesDialog {...dialog} key={opened?.key} courier={courier} />}
    </Card>
  )
}

function CourierListItem({ courier, onServices }: { courier: CourierRow; onServices: () => void }) {
  const { code, name, serviceDescription, deliveryTimeline, byHand, carriageText } = courier
  const { busy, send } = useApiCall()
  const { opened, open, dialog } = useRowDialog<boolean, 'byHand'>()

  async function change(changed: Partial<Pick<CourierRow, Kind | 'byHand'>>) {
    const { domestic, export: exports, import: imports, version } = courier
    const outcome = await send('api.admin.courier_services.update', {
      params: { code },
      body: { domestic, export: exports, import: imports, version, ...changed },
    })
    showOutcome(outcome)
    // Reloads after a conflict, too, to show what others have changed.
    router.reload({ only: ['couriers'] })
  }

  return (
    <li className="flex flex-wrap items-center gap-x-8 gap-y-3 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {name}
          {courier.carriedBy === null && <Badge tone="warning">Off</Badge>}
          {byHand && <Badge tone="info">By hand</Badge>}
        </p>
        <p className="text-sm text-ink-muted">
          {serviceDescription}, {deliveryTimeline}
        </p>
        <p className="text-sm text-ink-muted">{carriageText}</p>
      </div>
      <div role="group" aria-label={name} className="flex flex-wrap gap-x-6 gap-y-2">
        {KINDS.map((kind) => (
          <Switch
            key={kind.name}
            label={kind.label}
            checked={courier[kind.name]}
            disabled={busy}
            onChange={(on) => change({ [kind.name]: on })}
          />
        ))}
        <Switch
          label="By hand"
          checked={byHand}
          disabled={busy}
          onChange={(on) => open('byHand', on)}
        />
        <Button size="sm" variant="secondary" onClick={onServices}>
          Services <span className="sr-only">of {name}</span>
        </Button>
      </div>
      {opened && (
        <ByHandDialog
          {...dialog}
          name={name}
          on={opened.row === true}
          act={() => change({ byHand: opened.row === true })}
        />
      )}
    </li>
  )
}

type ByHandDialogProps = {
  name: string
  on: boolean
  open: boolean
  onClose: () => void
  act: () => Promise<void>
}

/** Confirms that staff start or stop booking the parcels of a courier by hand. */
function ByHandDialog({ name, on, ...dialog }: ByHandDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={on ? `Book ${name} by hand?` : `Stop booking ${name} by hand?`}
      submitLabel={on ? 'Book by hand' : 'Stop'}
      busyLabel="Saving..."
    >
      <p>
        {on
          ? `From now on, every parcel paid for with ${name} waits under By Hand until one of you books it with the courier and enters its waybill number. You also add its tracking events.`
          : `From now on, we send paid parcels to ${name} automatically. Without a connection to it, customers are not offered it.`}
      </p>
      <p className="mt-3">Parcels already paid for stay as they are.</p>
    </ConfirmDialog>
  )
}
