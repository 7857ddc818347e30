import type { Caller } from '#identity/sessions/caller'
import { classifyItems, type ItemClassification } from '#shipping/customs/classify_items'
import type Shipment from '#shipping/shipment/models/shipment'
import type { AgreedPrice } from '#shipping/booking/agree_price'
import type { Submission } from '#shipping/booking/submission_validator'

export interface BookingToWrite {
  shipment: Shipment
  submission: Submission
  price: Omit<AgreedPrice, 'requoted'>
  /** Customs data of each item, in package order; empty for domestic shipments. */
  classified: ItemClassification[]
}

type BookingToClassify = Pick<BookingToWrite, 'submission' | 'price'>

/** Lists the items in package order; domestic shipments have no customs items. */
export function listCustomsItems({ submission, price }: BookingToClassify) {
  if (price.route.kind === 'domestic') return []
  return submission.items.flatMap((parcel) => parcel.itemUnits)
}

/** Classifies the items of all bookings with one query. */
export async function classifyBookings(
  caller: Caller,
  booked: BookingToClassify[]
): Promise<ItemClassification[][]> {
  const items = booked.map((one) => {
    const { country: sentFrom } = one.submission.origin
    return listCustomsItems(one).map((item) => ({ ...item, sentFrom }))
  })
  const all = await classifyItems(caller, items.flat())
  const next = all.values()
  return items.map((some) => some.map(() => next.next().value!))
}
