import { urlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import { PlatformEmail } from '#shared/mail/platform_email'
import { documentFilename, type ShipmentDocumentName } from '#shipping/documents/shipment_documents'
import { pickupSlotText } from '#shipping/shipment/pickup_arrangement'
import type Shipment from '#shipping/shipment/models/shipment'

/** The attached PDFs, in this order; customs documents only if customs require them. */
export type WaybillAttachments = { waybill: Buffer } & Partial<Record<ShipmentDocumentName, Buffer>>

const CUSTOMS_INSTRUCTIONS =
  'The commercial invoice and the packing list are for customs. Print three copies of the invoice, sign them and hand them over with the parcel.'
const STICK = 'and stick it on your parcel where it can be scanned.'
const PRINT_WAYBILL = `Your waybill and invoice are attached. Print the waybill ${STICK}`
const PRINT_LABEL = `The label for your thermal printer, the waybill and the invoice are attached. Print the label ${STICK}`
const PRINT_RETURN = `The waybill of your return is attached. Print it ${STICK}`

/** Goes to the sender, and to the booker if they are somebody else. */
export default class WaybillMail extends PlatformEmail {
  /** Needs a shipment from `Shipment.findWithDetails`. */
  constructor(
    private readonly shipment: Shipment,
    private readonly attachments: WaybillAttachments,
    private readonly booker: { email: string; fullName: string },
    private readonly label: Buffer | null = null
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
    const contentType = 'application/pdf'
    for (const [name, bytes] of Object.entries(this.attachments)) {
      this.message.attachData(bytes, {
        filename: documentFilename(name, this.shipment),
        contentType,
      })
    }
    if (this.label) {
      const filename = `label-${this.shipment.trackingNumber}.zpl`
      this.message.attachData(this.label, { filename, contentType: 'text/plain' })
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
        `${shipment.courier.name} has booked your shipment to ${destination.fullname}, ${destination.country.name}. Your tracking number is ${trackingNumber}, and the waybill number is ${shipment.waybillNumber}.`,
        shipment.returnOf !== null ? PRINT_RETURN : this.label ? PRINT_LABEL : PRINT_WAYBILL,
        ...(this.attachments.commercial_invoice ? [CUSTOMS_INSTRUCTIONS] : []),
        this.handover(),
      ],
      action: {
        label: 'Track this shipment',
        url: urlFor('shipping.public_tracking', { trackingNumber }, { prefixUrl: appUrl }),
      },
    }
  }

  /** The pickup is ordered concurrently, so its day is often but not always known. */
  private handover(): string {
    const { pickup, arrangedPickup } = this.shipment
    if (!pickup) return 'Bring the parcel to one of our offices.'
    if (arrangedPickup?.state === 'booked') {
      return `The courier will pick up the parcel: ${pickupSlotText(arrangedPickup)}. The pickup number is ${arrangedPickup.number}.`
    }
    return 'The courier will pick up the parcel, usually within 24 to 48 hours on working days.'
  }
}
