import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { announce } from '#identity/webhooks/announcing'
import { type EventPayload, eventPayload, id, text } from '#identity/webhooks/event_payload'
import { isHeard } from '#identity/webhooks/listening'
import { IMPORT_STATUSES, type ImportStatus } from '#shipping/history/imports/import_statuses'
import { shipmentData } from '#shipping/shipment/announcing/announce_shipment'
import {
  SHIPMENT_EXAMPLE,
  SHIPMENT_PROPERTIES,
} from '#shipping/shipment/announcing/shipment_payloads'
import Shipment from '#shipping/shipment/models/shipment'

const STATUS = {
  type: 'object',
  properties: { id, label: { enum: IMPORT_STATUSES.map(({ label }) => label) } },
  required: ['id', 'label'],
  additionalProperties: false,
}

export const IMPORT_PAYLOADS: Record<'import.status_changed', EventPayload> = {
  'import.status_changed': eventPayload(
    { ...SHIPMENT_PROPERTIES, importStatus: STATUS, country: text('Where, ISO 3166 alpha-2') },
    {
      ...{ ...SHIPMENT_EXAMPLE, kind: 'import', status: 'COURIER_ASSIGNED' },
      ...{ trackingState: 'IMPORT_SCAN', destinationCountry: 'Nigeria', country: 'NG' },
      importStatus: { id: 4, label: 'Import Scan' },
    }
  ),
}

interface ImportNews {
  status: ImportStatus
  /** Where. */
  country: string
}

/** Staff have said how far an import is. The caller holds its row lock, and has written it down. */
export async function announceImport(
  trx: TransactionClientContract,
  { id: shipmentId, organizationId, userId }: Shipment,
  { status, country }: ImportNews
) {
  const owner = { organizationId, userId }
  if (!(await isHeard(trx, owner))) return
  const shipment = await Shipment.query({ client: trx })
    .where({ id: shipmentId })
    .preload('addresses', (query) => query.preload('country'))
    .firstOrFail()
  const importStatus = { id: status.id, label: status.label }
  await announce(trx, {
    ...{ type: 'import.status_changed', owner, subject: `shipment:${shipmentId}` },
    occurredAt: DateTime.utc(),
    data: { ...shipmentData(shipment), importStatus, country },
  })
}
