import { isLanguage, chooseLanguageForCountry } from '#shared/languages/rules/languages'
import { type Translator, getTranslator } from '#shared/languages/translator'
import { PlatformEmail } from '#shared/mail/platform_email'
import { receiverPath } from '#shipping/tracking/receiver_proof'
import type Shipment from '#shipping/shipment/models/shipment'
import type ShipmentReturn from '#shipping/returns/models/shipment_return'

export interface ReturnEmailData {
  returnRequest: ShipmentReturn
  first: Shipment
  /** Name of the business or of the sender. */
  shop: string
}

export abstract class ReceiverEmail extends PlatformEmail {
  constructor(
    protected readonly data: ReturnEmailData,
    private readonly origin: string
  ) {
    super()
  }

  protected get recipient() {
    const { email, fullname } = this.data.first.address('destination')
    return { address: email, name: fullname }
  }

  protected get translator(): Translator {
    const { language, countryCode } = this.data.first.address('destination')
    return getTranslator(isLanguage(language) ? language : chooseLanguageForCountry(countryCode))
  }

  protected get shared() {
    return {
      language: this.translator.language,
      greeting: this.translator.t('returns.mail.greeting', { name: this.recipient.name }),
      action: {
        label: this.translator.t('returns.mail.action'),
        url: `${this.origin}${receiverPath(this.data.first)}`,
      },
    }
  }
}
