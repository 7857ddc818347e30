import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publishWebhookEvent } from '#identity/webhooks/publish_webhook_event'
import {
  type EventPayload,
  eventPayload,
  idSchema,
  textSchema,
} from '#identity/webhooks/event_payload'
import { hasSubscribers } from '#identity/webhooks/subscribers'
import { IMPORT_STATUSES, type ImportStatus } from '#shipping/history/imports/import_statuses'
import { shipmentEventData } from '#shipping/shipment/webhook_events/publish_shipment_event'
import {
  SHIPMENT_EXAMPLE,
  SHIPMENT_PROPERTIES,
} from '#shipping/shipment/webhook_events/shipment_payloads'
import Shipment from '#shipping/shipment/models/shipment'

const IMPORT_STATUS_SCHEMA = {
  type: 'object',
  properties: { id: idSchema, label: { enum: IMPORT_STATUSES.map(({ label }) => label) } },
  required: ['id', 'label'],
  additionalProperties: false,
}

export const IMPORT_PAYLOADS: Record<'import.status_changed', EventPayload> = {
  'import.status_changed': eventPayload(
    {
      ...SHIPMENT_PROPERTIES,
      importStatus: IMPORT_STATUS_SCHEMA,
      country: textSchema('The country of the status, ISO 3166 alpha-2'),
    },
    {
      ...SHIPMENT_EXAMPLE,
      kind: 'import',
      status: 'COURIER_ASSIGNED',
      trackingState: 'IMPORT_SCAN',
      destinationCountry: 'Nigeria',
      country: 'NG',
      importStatus: { id: 4, label: 'Import Scan' },
    }
  ),
}

interface ImportEvent {
  status: ImportStatus
  country: string
}

/** The caller must hold the shipment's row lock and have recorded the push. */
export async function publishImportEvent(
  trx: TransactionClientContract,
  { id: shipmentId, organizationId, userId }: Shipment,
  { status, country }: ImportEvent
) {
  const owner = { organizationId, userId }
  if (!(await hasSubscribers(trx, owner))) return
  const shipment = await Shipment.query({ client: trx })
    .where({ id: shipmentId })
    .preload('addresses', (query) => query.preload('country'))
    .firstOrFail()
  const importStatus = { id: status.id, label: status.label }
  await publishWebhookEvent(trx, {
    type: 'import.status_changed',
    owner,
    subject: `shipment:${shipmentId}`,
    occurredAt: DateTime.utc(),
    data: { ...shipmentEventData(shipment), importStatus, country },
  })
}
