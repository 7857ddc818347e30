import type { Caller } from '#identity/sessions/caller'
import { ERASED_NAME } from '#identity/privacy/personal_data'
import { pluralize } from '#shared/languages/rules/pluralize'
import { bookingFacts } from '#shipping/booking/booking_facts'
import {
  submittedAddressFrom,
  submittedItemsFrom,
} from '#shipping/booking/submission_from_shipment'
import type { Submission } from '#shipping/booking/submission_validator'
import Shipment from '#shipping/shipment/models/shipment'
import { createBatch } from '#shipping/batches/create_batch'
import { ROW_FIELDS, SHEET_FIELDS } from '#shipping/batches/rules/sheet_fields'
import { templateTexts } from '#shipping/batches/sheet/submission_texts'
import type { SheetTexts } from '#shipping/batches/rules/sheet_fields'
import { NoShipmentsToSend } from '#shipping/batches/batch_errors'

const COLUMNS = ROW_FIELDS.filter((field) => field !== 'size').map((field) => ({
  header: SHEET_FIELDS[field],
  field,
}))

const MAX_OFFERED = 50

export async function listSendableShipments(caller: Caller): Promise<Shipment[]> {
  const shipments = await ownShipmentsQuery(caller)
    .preload('addresses', (query) => query.preload('country'))
    .orderBy('id', 'desc')
    .limit(MAX_OFFERED)
  return shipments.filter(hasAddresses)
}

/** Only shipments sent by the caller's organization, even for staff. Imports have other senders. */
function ownShipmentsQuery(caller: Caller) {
  return Shipment.visibleTo(caller)
    .where({ organizationId: caller.organization.id })
    .whereNot('kind', 'import')
    .whereNotNull('paidAt')
}

function hasAddresses({ addresses }: Shipment): boolean {
  return addresses.every(({ fullname }) => fullname !== ERASED_NAME)
}

/**
 * Repeats past shipments, all sent from the origin of the latest one. Skips those with an erased
 * sender or receiver. Throws NoShipmentsToSend.
 */
export async function createBatchFromPast(caller: Caller, ids: number[]) {
  const sent = await ownShipmentsQuery(caller).whereIn('id', ids).select('id')
  const shipments = await Shipment.queryWithDetails(sent.map(({ id }) => id)).orderBy('id', 'desc')
  const known = shipments.filter(hasAddresses)
  const [latest] = known
  if (!latest) throw new NoShipmentsToSend()
  const facts = await bookingFacts()
  const origin = submittedAddressFrom(latest.address('origin'))
  const rows = known.map((shipment) => {
    const submission = { ...submissionFromPast(shipment), origin }
    const texts = templateTexts(submission, facts)
    return { lines: texts && [cellsOfTexts(texts)], submission: texts ? null : submission }
  })
  return createBatch(caller, {
    head: {
      name: pluralize(known.length, 'past shipment'),
      source: 'past',
      origin,
      columns: COLUMNS,
      pickup: latest.pickup,
    },
    rows,
  })
}

function cellsOfTexts(texts: SheetTexts): string[] {
  return COLUMNS.map(({ field }) => texts[field] ?? '')
}

function submissionFromPast(shipment: Shipment): Submission {
  const destination = submittedAddressFrom(shipment.address('destination'))
  return {
    origin: destination,
    destination,
    items: submittedItemsFrom(shipment),
    insurance: shipment.insurance,
    pickup: shipment.pickup,
    signatureRequired: shipment.signatureRequired,
  }
}
