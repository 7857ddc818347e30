import { urlFor } from '~/client'

/** Where the wallet is funded for a booking: it opens with the sum, and leads back to the payment. */
export function fundingHref(shipmentId: number, naira: number): string {
  const back = urlFor('shipping.book', {}, { qs: { resume: shipmentId } })
  return urlFor('wallet.fund', {}, { qs: { amount: naira, back } })
}
