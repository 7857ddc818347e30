import { urlFor } from '@adonisjs/core/services/url_builder'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'
import type { Caller } from '#identity/sessions/caller'
import { formatKobo } from '#shared/money/rules/money'
import { PURCHASE_CAUSE_LABELS } from '#shipping/purchase_approvals/purchase_cause_labels'
import type PurchaseApproval from '#shipping/purchase_approvals/models/purchase_approval'
import type Shipment from '#shipping/shipment/models/shipment'

interface PurchaseRequestedData {
  by: Caller
  request: PurchaseApproval
  /** Needs its addresses preloaded. */
  shipment: Shipment
}

export default class PurchaseRequestedMail extends AccountMail {
  constructor(
    owner: User,
    private readonly data: PurchaseRequestedData
  ) {
    super(owner)
  }

  protected contents() {
    const { by, request, shipment } = this.data
    const amount = formatKobo(request.amountKobo)
    const to = shipment.address('destination').fullname
    return {
      subject: `${by.user.fullName} asks you to pay ${amount} for ${by.organization.name}`,
      greeting: this.greeting,
      paragraphs: [
        `${by.user.fullName} has booked a parcel to ${to} for ${amount}, and asks an owner of ${by.organization.name} to pay for it. ${PURCHASE_CAUSE_LABELS[request.cause]}`,
        ...(request.note ? [`Their note: “${request.note}”`] : []),
        'Nothing is sent until an owner approves. Unpaid bookings are cancelled after seven days.',
      ],
      action: {
        label: 'See the request',
        url: urlFor('shipping.purchase_approvals', [], siteUrlOptions),
      },
    }
  }
}
