import { urlFor } from '@adonisjs/core/services/url_builder'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'
import type { Caller } from '#identity/sessions/caller'
import { formatKobo } from '#shared/money/rules/money'
import type PurchaseApproval from '#shipping/purchase_approvals/models/purchase_approval'
import type Shipment from '#shipping/shipment/models/shipment'

interface PurchaseDecidedData {
  by: Caller
  request: PurchaseApproval
  /** Needs its addresses preloaded. */
  shipment: Shipment
}

export default class PurchaseDecidedMail extends AccountMail {
  constructor(
    requester: User,
    private readonly decided: PurchaseDecidedData
  ) {
    super(requester)
  }

  protected contents() {
    const { by, request, shipment } = this.decided
    const isPaid = request.outcome === 'approved'
    const { fullName } = by.user
    const amount = formatKobo(shipment.paymentAmountKobo)
    const what = `the parcel to ${shipment.address('destination').fullname}`
    const { trackingNumber: number } = shipment
    return {
      subject: isPaid
        ? `${fullName} has approved and paid ${amount}`
        : `${fullName} has not approved your booking`,
      greeting: this.greeting,
      paragraphs: isPaid
        ? [`${fullName} paid ${amount} for ${what}. Its tracking number is ${number}.`]
        : [
            `${fullName} of ${by.organization.name} did not approve ${amount} for ${what}: “${request.reason}”`,
            'Nothing was charged. You can change the booking and ask again, or cancel it.',
          ],
      action: {
        label: 'Open shipment',
        url: urlFor('shipping.shipment', { number }, siteUrlOptions),
      },
    }
  }
}
