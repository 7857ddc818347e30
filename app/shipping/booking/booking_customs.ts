import type { Caller } from '#identity/sessions/caller'
import type { Booked } from '#shipping/booking/booking_rows'
import { classify, type Classified } from '#shipping/customs/classifying'

type Declared = Pick<Booked, 'submission' | 'price'>

/** In the order of the packages; nobody asks at home. */
export function itemsForCustoms({ submission, price }: Declared) {
  if (price.route.kind === 'domestic') return []
  return submission.items.flatMap((parcel) => parcel.itemUnits)
}

/** For each booking what the customs are told of its items, asked of the database once for all. */
export async function classifiedOf(caller: Caller, booked: Declared[]): Promise<Classified[][]> {
  const items = booked.map((one) => {
    const { country: sentFrom } = one.submission.origin
    return itemsForCustoms(one).map((item) => ({ ...item, sentFrom }))
  })
  const all = await classify(caller, items.flat())
  const next = all.values()
  return items.map((some) => some.map(() => next.next().value!))
}
