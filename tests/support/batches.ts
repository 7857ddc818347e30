import type { shopWith } from '#tests/support/developers/shop'
import { submission } from '#tests/support/submission'

type Shop = Awaited<ReturnType<typeof shopWith>>

/** Lagos to Abuja, each to somebody else; every `badEvery`-th has no phone number that one can call. */
export async function rowsAtHome(count: number, { badEvery = 0 } = {}) {
  const form = await submission()
  return Array.from({ length: count }, (_, at) => ({
    ...form,
    destination: {
      ...form.destination,
      ...{ country: 'NG', state: 'NG_FC', city: 'WUSE', cityName: 'Wuse', postalCode: '900288' },
      ...{ fullname: `Receiver ${at + 1}`, saveInAddressBook: false },
      phoneNumber:
        badEvery && at % badEvery === badEvery - 1 ? '12' : `0803${String(at).padStart(7, '0')}`,
    },
    preferredCourier: 'cheapest',
  }))
}

/** The calls that a program makes of a batch. */
export function batchCalls({ call }: Pick<Shop, 'call'>) {
  return {
    price: (rows: unknown[], more: object = {}) =>
      call('POST', '/shipment/batch', { rows, ...more }),
    read: async (id: number) => (await call('GET', `/shipment/batch/${id}`)).body.data,
    pay: (id: number, more: object = {}, headers: object = {}) =>
      call('POST', `/shipment/batch/${id}/pay`, { balance: 'Wallet', ...more }, headers),
  }
}
