import { urlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import brand from '#config/brand'
import { PlatformEmail } from '#shared/mail/platform_email'
import type Shipment from '#shipping/shipment/models/shipment'
import {
  PARCEL_TROUBLE_TEXTS,
  type ParcelState,
  senderStepText,
} from '#shipping/shipment/rules/parcel_states'

export type ParcelException = Extract<ParcelState, 'RETURNED' | 'LOST' | 'DAMAGED' | 'WITHDRAWN'>

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
    const { label, title } = PARCEL_TROUBLE_TEXTS[this.parcelException]
    const { fullname, country } = this.shipment.address('destination')
    return {
      subject: `Your parcel ${trackingNumber}: ${label}`,
      greeting: `Hello ${this.booker.fullName},`,
      paragraphs: [
        `${title}: ${trackingNumber} to ${fullname}, ${country.name}. Its ${courier.name} waybill number is ${waybillNumber}.`,
        senderStepText(this.parcelException, brand.contactNumber),
      ],
      action: {
        label: 'See what happened',
        url: urlFor('shipping.shipment', { number: trackingNumber }, { prefixUrl: appUrl }),
      },
    }
  }
}
