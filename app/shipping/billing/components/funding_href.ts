import { urlFor } from '~/client'

/** Prefills the missing amount and leads back to the payment. */
export function fundingHref(shipmentId: number, naira: number): string {
  const back = urlFor('shipping.book', {}, { qs: { resume: shipmentId } })
  return urlFor('wallet.fund', {}, { qs: { amount: naira, back } })
}
