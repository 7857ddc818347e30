import fc from 'fast-check'
import { quantities, type SheetStyle, sizes, values, weights } from '#tests/support/parcels/numbers'
import { COUNTRIES, type Place, places } from '#tests/support/parcels/places'
import {
  names,
  type Phone,
  phones,
  type PrintedText,
  type Street,
  streets,
} from '#tests/support/parcels/receivers'
import type { Entry, Kind, Spelling } from '#tests/support/parcels/spelling'

export interface Meanings {
  place: Place
  /** Undefined if any postal code is right. */
  postalCode: string | undefined
  phoneNumber: Phone
  fullname: PrintedText
  address: Street
  /** In grams. */
  weight: number
  /** In hundredths of a centimetre. */
  size: number[]
  /** In kobo. */
  value: number
  quantity: number
}

export type KindName = keyof Meanings

/** A parcel as somebody means it and as they write it. */
export type DrawnParcel = { [Name in KindName]: Spelling<Meanings[Name]> }

/** Most values are written in the usual way: a parcel full of odd ones would always be refused. */
export function parcels(entry: Entry, style: SheetStyle): fc.Arbitrary<DrawnParcel> {
  return places(entry).chain((drawn) => {
    const kinds: { [Name in KindName]: Kind<Meanings[Name]> } = {
      place: drawn.place,
      postalCode: drawn.postalCode,
      phoneNumber: phonesOf(entry, drawn.country),
      fullname: names(),
      address: streets(entry, drawn.country),
      weight: weights(entry, style),
      size: sizes(entry, style),
      value: values(entry, style),
      quantity: quantities(entry, style),
    }
    const all = Object.keys(kinds) as KindName[]
    return fc
      .subarray(all, { minLength: 1, maxLength: 3 })
      .chain((odd) =>
        fc.record(
          Object.fromEntries(
            all.map((name) => [name, kinds[name][odd.includes(name) ? 'odd' : 'usual']])
          )
        )
      ) as unknown as fc.Arbitrary<DrawnParcel>
  })
}

/** Receivers in countries that are not listed here have a British phone number. */
function phonesOf(entry: Entry, country: string): Kind<Phone> {
  if (country === 'NG' || country in COUNTRIES) return phones(entry, country)
  const { usual } = phones(entry, 'GB')
  return { usual, odd: usual }
}
