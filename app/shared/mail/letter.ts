import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import brand from '#config/brand'
import { headOffice } from '#shared/brand/brand'
import { accentOnWhite } from '#shared/brand/rules/brand_colours'

export interface LetterContents {
  subject: string
  greeting: string
  paragraphs: string[]
  /** The one thing to do, if there is one. */
  action?: { label: string; url: string }
  /** Below the action, in small print. */
  notes?: string[]
}

/** A short letter in our name: as text and as HTML, with at most one thing to do. */
export abstract class Letter extends BaseMail {
  protected abstract readonly recipient: { address: string; name?: string }

  protected abstract contents(): LetterContents

  prepare() {
    const { subject, notes = [], ...parts } = this.contents()
    const look = { accent: accentOnWhite(brand.colour), office: headOffice(brand) }
    const data = { ...parts, ...look, notes, subject, brand, appUrl }
    this.message
      .to(this.recipient.address, this.recipient.name)
      .subject(subject)
      .htmlView('mails/letter_html', data)
      .textView('mails/letter_text', data)
  }
}
