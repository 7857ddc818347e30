import { urlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import brand from '#config/brand'
import { describePhone } from '#shared/brand/rules/contact'
import { PlatformEmail } from '#shared/mail/platform_email'
import type Shipment from '#shipping/shipment/models/shipment'

export type ParcelException = 'returned' | 'lost' | 'damaged' | 'withdrawn'

const WORDS: Record<ParcelException, { subject: string; what: string; next: string }> = {
  returned: {
    subject: 'was returned',
    what: 'could not be delivered and was returned to the sender.',
    next: 'Check it when it reaches you. You can book it again from Past Shipments.',
  },
  lost: {
    subject: 'is lost',
    what: 'cannot be found by the courier at the moment. They are searching for it.',
    next: 'Tell us what was inside and what it was worth, so that we can make a claim.',
  },
  damaged: {
    subject: 'was damaged',
    what: 'was damaged on the way.',
    next: 'Ask the receiver to keep the packaging and take pictures, and tell us soon: couriers accept claims for a few days only.',
  },
  withdrawn: {
    subject: 'was cancelled by the courier',
    what: 'is not on its way: the courier has cancelled the shipment.',
    next: 'Tell us whether to book it again or to refund you.',
  },
}

export default class ParcelExceptionMail extends PlatformEmail {
  /** Takes a shipment from `Shipment.findWithDetails`. */
  constructor(
    private readonly shipment: Shipment,
    private readonly parcelException: ParcelException,
    private readonly booker: { email: string; fullName: string }
  ) {
    super()
  }

  protected get recipient() {
    return { address: this.booker.email, name: this.booker.fullName }
  }

  protected contents() {
    const { trackingNumber, waybillNumber, courier } = this.shipment
    const { subject, what, next } = WORDS[this.parcelException]
    const { fullname, country } = this.shipment.address('destination')
    return {
      subject: `Your parcel ${trackingNumber} ${subject}`,
      greeting: `Hello ${this.booker.fullName},`,
      paragraphs: [
        `Your parcel to ${fullname}, ${country.name}, ${what} Its ${courier.name} waybill number is ${waybillNumber}.`,
        `${next} Please ${describePhone(brand)}.`,
      ],
      action: {
        label: 'See what happened',
        url: urlFor('shipping.public_tracking', { trackingNumber }, { prefixUrl: appUrl }),
      },
    }
  }
}
