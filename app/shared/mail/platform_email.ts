import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import brand from '#config/brand'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages/rules/languages'
import { getTranslator } from '#shared/languages/translator'
import { findHeadOfficeAddress } from '#shared/brand/brand'
import { accentByNight, accentOnWhite } from '#shared/brand/rules/brand_colours'
import { chooseTextColour } from '#shared/colours/rules/contrast'
import { MAIL_THEME } from '#shared/mail/mail_theme'

export interface EmailContents {
  subject: string
  /** Text that mail lists show beside the subject. Default: the first paragraph. */
  preheader?: string
  greeting: string
  /** A code, shown in large print. */
  figure?: string
  paragraphs: string[]
  action?: { label: string; url: string }
  notes?: string[]
  language?: Language
}

export abstract class PlatformEmail extends BaseMail {
  protected abstract readonly recipient: { address: string; name?: string }

  protected abstract contents(): EmailContents

  prepare() {
    const { subject, notes = [], language = DEFAULT_LANGUAGE, ...parts } = this.contents()
    const copy = getTranslator(language).t('messages.mail.copy')
    const accents = {
      accent: accentOnWhite(brand.colour),
      accentInk: chooseTextColour(accentOnWhite(brand.colour)),
      accentByNight: accentByNight(brand.colour),
    }
    const look = { ...accents, ...MAIL_THEME, office: findHeadOfficeAddress(brand) }
    const preheader = parts.preheader ?? parts.paragraphs[0] ?? ''
    const data = { ...parts, ...look, preheader, notes, subject, language, copy, brand, appUrl }
    this.message
      .to(this.recipient.address, this.recipient.name)
      .subject(subject)
      .htmlView('mails/letter_html', data)
      .textView('mails/letter_text', data)
  }
}
