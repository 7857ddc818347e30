import type { Caller } from '#identity/sessions/caller'
import { NOBODY } from '#identity/privacy/personal_data'
import { counted } from '#shared/languages/rules/counted'
import { bookingFacts } from '#shipping/booking/booking_facts'
import { addressOf, itemsOf } from '#shipping/booking/resubmitting'
import type { Submission } from '#shipping/booking/submission_validator'
import Shipment from '#shipping/shipment/models/shipment'
import { keepBatch } from '#shipping/batches/keeping'
import { ROW_FIELDS, SHEET_FIELDS } from '#shipping/batches/rules/sheet_fields'
import { flatTexts } from '#shipping/batches/sheet/shown_texts'
import type { SheetTexts } from '#shipping/batches/rules/sheet_fields'
import { NothingToSend } from '#shipping/batches/refusals'

const COLUMNS = ROW_FIELDS.filter((field) => field !== 'size').map((field) => ({
  header: SHEET_FIELDS[field],
  field,
}))

const MOST_OFFERED = 50

/** The latest that they can send again. */
export async function sendableShipments(caller: Caller): Promise<Shipment[]> {
  const shipments = await sentBy(caller)
    .preload('addresses', (query) => query.preload('country'))
    .orderBy('id', 'desc')
    .limit(MOST_OFFERED)
  return shipments.filter(isRemembered)
}

/** Theirs, whatever else staff may see; an import is sent by somebody else. */
function sentBy(caller: Caller) {
  return Shipment.visibleTo(caller)
    .where({ organizationId: caller.organization.id })
    .whereNot('kind', 'import')
    .whereNotNull('paidAt')
}

/** Of some the people have been forgotten since. */
function isRemembered({ addresses }: Shipment): boolean {
  return addresses.every(({ fullname }) => fullname !== NOBODY)
}

/**
 * Makes a batch of shipments that they sent before, to be sent again to the same people: each from where the latest of
 * them was sent. What has been forgotten since is passed over. Throws NothingToSend.
 */
export async function keepPast(caller: Caller, ids: number[]) {
  const sent = await sentBy(caller).whereIn('id', ids).select('id')
  const shipments = await Shipment.wholeOf(sent.map(({ id }) => id)).orderBy('id', 'desc')
  const known = shipments.filter(isRemembered)
  const [latest] = known
  if (!latest) throw new NothingToSend()
  const facts = await bookingFacts()
  const origin = addressOf(latest.address('origin'))
  const rows = known.map((shipment) => {
    const submission = { ...submissionOf(shipment), origin }
    const texts = flatTexts(submission, facts)
    return { lines: texts && [cellsOf(texts)], submission: texts ? null : submission }
  })
  return keepBatch(caller, {
    head: {
      ...{ name: counted(known.length, 'past shipment'), source: 'past', origin, columns: COLUMNS },
      pickup: latest.pickup,
    },
    rows,
  })
}

function cellsOf(texts: SheetTexts): string[] {
  return COLUMNS.map(({ field }) => texts[field] ?? '')
}

function submissionOf(shipment: Shipment): Submission {
  const destination = addressOf(shipment.address('destination'))
  return {
    ...{ origin: destination, destination },
    items: itemsOf(shipment),
    insurance: shipment.insurance,
    pickup: shipment.pickup,
    signatureRequired: shipment.signatureRequired,
  }
}
