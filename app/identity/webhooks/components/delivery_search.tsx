import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { Field } from '~/ui/field'
import { Select } from '~/ui/select'
import {
  DELIVERY_STATUS_NAMES,
  DELIVERY_STATUSES,
  type DeliveryStatus,
} from '#identity/webhooks/rules/delivery_statuses'
import { EVENT_TYPE_NAMES, type EventType } from '#identity/webhooks/rules/event_types'

export type DeliveryFilter = {
  status: DeliveryStatus | null
  type: EventType | null
}

const ALL = ''
const STATUSES = [
  { value: ALL, label: 'Any' },
  ...DELIVERY_STATUS_NAMES.map((name) => ({ value: name, label: DELIVERY_STATUSES[name] })),
]
const TYPES = [
  { value: ALL, label: 'Any' },
  ...EVENT_TYPE_NAMES.map((name) => ({ value: name, label: name })),
]

/** The filter is in the URL, so that it can be shared. */
export function DeliverySearch({ id, listQuery }: { id: number; listQuery: DeliveryFilter }) {
  function search(change: { [K in keyof DeliveryFilter]?: string }) {
    const { status, type } = { ...listQuery, ...change }
    const qs = { status: status || undefined, type: type || undefined }
    router.visit(urlFor('identity.webhooks.deliveries', { id }, { qs }), { preserveScroll: true })
  }

  return (
    <div className="mb-4 grid gap-3 sm:max-w-xl sm:grid-cols-2">
      <Field label="Status">
        <Select<string>
          options={STATUSES}
          value={listQuery.status ?? ALL}
          onChange={(status) => search({ status })}
        />
      </Field>
      <Field label="Event">
        <Select<string>
          options={TYPES}
          value={listQuery.type ?? ALL}
          onChange={(type) => search({ type })}
        />
      </Field>
    </div>
  )
}
