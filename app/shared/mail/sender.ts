import env from '#start/env'
import brand from '#config/brand'

/** Where all our mail is from: another's address would be taken for forged. Without an address of ours, of our host. */
export function senderAddress(): string {
  return env.get('MAIL_FROM') ?? (brand.contactEmail || `no-reply@${brand.primaryDomain}`)
}

/** Where mail servers say that a mail could not be delivered: never to a customer. */
export function findBounceAddress(): string {
  return env.get('MAIL_BOUNCES_TO') ?? senderAddress()
}
