import env from '#start/env'
import brand from '#config/brand'

/** The sender of all mail. It must be on our own domain, or receivers treat the mail as forged. */
export function senderAddress(): string {
  return env.get('MAIL_FROM') ?? (brand.contactEmail || `no-reply@${brand.primaryDomain}`)
}

/** Returns the address for bounces, which must never go to a customer. */
export function findBounceAddress(): string {
  return env.get('MAIL_BOUNCES_TO') ?? senderAddress()
}
