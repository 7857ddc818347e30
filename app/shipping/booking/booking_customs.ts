import type { Caller } from '#identity/sessions/caller'
import type { BookingToWrite } from '#shipping/booking/write_bookings'
import { classifyItems, type ItemClassification } from '#shipping/customs/classify_items'

type BookingToClassify = Pick<BookingToWrite, 'submission' | 'price'>

/** In the order of the packages; nobody asks at home. */
export function listCustomsItems({ submission, price }: BookingToClassify) {
  if (price.route.kind === 'domestic') return []
  return submission.items.flatMap((parcel) => parcel.itemUnits)
}

/** For each booking what the customs are told of its items, asked of the database once for all. */
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
