import { urlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import { Letter } from '#shared/mail/letter'
import type Shipment from '#shipping/shipment/models/shipment'

export type WaybillPapers = { waybill: Buffer; invoice: Buffer; label: Buffer | null }

/**
 * To the sender, once the courier has taken the parcel on: what to stick on it, and what was paid.
 * Whoever booked it for somebody else, from abroad say, gets it too.
 */
export default class WaybillMail extends Letter {
  /** Of a shipment that `Shipment.whole` has loaded. */
  constructor(
    private readonly shipment: Shipment,
    private readonly papers: WaybillPapers,
    private readonly booker: { email: string; fullName: string }
  ) {
    super()
  }

  protected get recipient() {
    const { email, fullname } = this.shipment.address('origin')
    return { address: email, name: fullname }
  }

  prepare() {
    super.prepare()
    const { email, fullName } = this.booker
    if (email.toLowerCase() !== this.recipient.address.toLowerCase()) {
      this.message.to(email, fullName)
    }
    const { trackingNumber } = this.shipment
    const contentType = 'application/pdf'
    const { label, ...pages } = this.papers
    for (const [name, bytes] of Object.entries(pages)) {
      this.message.attachData(bytes, { filename: `${name}-${trackingNumber}.pdf`, contentType })
    }
    if (label) {
      const code = { filename: `label-${trackingNumber}.zpl`, contentType: 'text/plain' }
      this.message.attachData(label, code)
    }
  }

  protected contents() {
    const { shipment } = this
    const trackingNumber = String(shipment.trackingNumber)
    const destination = shipment.address('destination')
    return {
      subject: `Your waybill for ${trackingNumber}`,
      greeting: `Hello ${shipment.address('origin').fullname},`,
      paragraphs: [
        `${shipment.courier.name} has booked your shipment to ${destination.fullname}, ${destination.country.name}. Its tracking number is ${trackingNumber}, its waybill number ${shipment.waybillNumber}.`,
        this.papers.label
          ? 'The label for your thermal printer, the waybill and the invoice are attached. Please print the label and stick it on your parcel where it can be scanned.'
          : 'The waybill and the invoice are attached. Please print the waybill and stick it on your parcel where it can be scanned.',
        shipment.pickup
          ? 'The courier picks the parcel up, usually within 24 to 48 hours on working days.'
          : 'Please bring the parcel to one of our offices.',
      ],
      action: {
        label: 'Follow this shipment',
        url: urlFor('shipping.public_tracking', { trackingNumber }, { prefixUrl: appUrl }),
      },
    }
  }
}
