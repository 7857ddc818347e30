import { urlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import { PlatformEmail } from '#shared/mail/platform_email'
import { formatKobo } from '#shared/money/rules/money'
import { formatLagosMoment } from '#shared/time/lagos_time'
import type Reweigh from '#shipping/reweighing/models/reweigh'
import type { ReweighNoticeKind } from '#shipping/reweighing/models/reweigh'
import { formatWeightKg } from '#shipping/pricing/format_price'

export default class ReweighMail extends PlatformEmail {
  /** Requires the shipment and its courier to be preloaded. */
  constructor(
    private readonly reweigh: Reweigh,
    private readonly news: ReweighNoticeKind,
    private readonly booker: { email: string; firstname: string; fullName: string }
  ) {
    super()
  }

  protected get recipient() {
    return { address: this.booker.email, name: this.booker.fullName }
  }

  protected contents() {
    return {
      ...this.words(),
      greeting: `Hello ${this.booker.firstname},`,
      action: {
        label: 'See the reweigh',
        url: urlFor('shipping.reweighs', [], { prefixUrl: appUrl }),
      },
      notes: ['We are not holding your shipment back for this.'],
    }
  }

  private words(): { subject: string; paragraphs: string[] } {
    const { reason, shipment } = this.reweigh
    const amount = formatKobo(this.reweigh.amountKobo!)
    const { trackingNumber } = shipment
    const note = reason ? [`A note from our staff: ${reason}`] : []
    const found = this.isByCharge
      ? `the courier charged more for shipment ${trackingNumber} than booked`
      : `shipment ${trackingNumber} was heavier than booked`
    const due = this.reweigh.dueAt && formatLagosMoment(this.reweigh.dueAt.toJSDate())
    switch (this.news) {
      case 'approved':
        return {
          subject: `${amount} to pay: ${found}`,
          paragraphs: [
            this.weights(),
            `The difference to pay is ${amount}.`,
            ...note,
            `Pay it from your wallet, or dispute it, by ${due}. After that we debit your wallet.`,
          ],
        }
      case 'upheld':
        return {
          subject: `${amount} is still to pay for shipment ${trackingNumber}`,
          paragraphs: [
            this.weights(),
            `We looked into your dispute. The ${this.isByCharge ? 'difference' : 'weight'} is correct.`,
            ...note,
            `Please pay ${amount} by ${due}. After that we debit your wallet.`,
          ],
        }
      case 'waived':
        return {
          subject: `Nothing to pay for the reweigh of shipment ${trackingNumber}`,
          paragraphs: [`You do not have to pay the ${amount}.`, ...note],
        }
      case 'debited':
        return {
          subject: `${amount} was debited for the reweigh of shipment ${trackingNumber}`,
          paragraphs: [
            this.weights(),
            `The time to dispute it has passed, so we debited the difference of ${amount} from your wallet.`,
          ],
        }
      case 'owed':
        return {
          subject: `You owe ${amount} for the reweigh of shipment ${trackingNumber}`,
          paragraphs: [
            this.weights(),
            `The time to dispute it has passed, and your wallet does not cover the difference of ${amount}. Please fund your wallet to pay it.`,
          ],
        }
      case 'closed':
        return {
          subject: `Nothing to pay for the reweigh of shipment ${trackingNumber}`,
          paragraphs: [`The shipment was voided, so you do not have to pay the ${amount}.`],
        }
    }
  }

  private get isByCharge() {
    return this.reweigh.ratedBy === 'charge' || this.reweigh.carrierGrams === null
  }

  private weights(): string {
    const { billedGrams, carrierGrams, shipment } = this.reweigh
    const { trackingNumber, courier } = shipment
    if (this.isByCharge || carrierGrams === null) {
      return `${courier.name} charged more for shipment ${trackingNumber} than you paid. We billed you for ${formatWeightKg(billedGrams)}.`
    }
    return `You booked shipment ${trackingNumber} at ${formatWeightKg(billedGrams)}. ${courier.name} weighed it at ${formatWeightKg(carrierGrams)}.`
  }
}
