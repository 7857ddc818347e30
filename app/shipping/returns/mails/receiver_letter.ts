import { isLanguage, languageOfCountry } from '#shared/languages/rules/languages'
import { type Words, wordsIn } from '#shared/languages/words'
import { Letter } from '#shared/mail/letter'
import type { ReturnNews } from '#shipping/returns/letters'
import { receiverPath } from '#shipping/tracking/receiver_proof'

/** To the receiver of a parcel, in their language. */
export abstract class ReceiverLetter extends Letter {
  constructor(
    protected readonly news: ReturnNews,
    private readonly origin: string
  ) {
    super()
  }

  protected get recipient() {
    const { email, fullname } = this.news.first.address('destination')
    return { address: email, name: fullname }
  }

  protected get words(): Words {
    const { language, countryCode } = this.news.first.address('destination')
    return wordsIn(isLanguage(language) ? language : languageOfCountry(countryCode))
  }

  protected get shared() {
    return {
      language: this.words.language,
      greeting: this.words.t('returns.mail.greeting', { name: this.recipient.name }),
      action: {
        label: this.words.t('returns.mail.action'),
        url: `${this.origin}${receiverPath(this.news.first)}`,
      },
    }
  }
}
