import type { HttpContext } from '@adonisjs/core/http'

/**
 * The profile that was sent, with its WhatsApp number as it was typed: the body is read without the spaces around
 * its texts, and a number of nothing but spaces is a mistake, not a number left out.
 */
export function readSubmittedProfile({ request }: HttpContext) {
  const profile = request.all()
  const typed = rawWhatsAppNumber(request.raw())
  const isBlank = typeof typed === 'string' && typed !== '' && typed.trim() === ''
  return isBlank ? { ...profile, whatsAppPhoneNumber: typed } : profile
}

/** A body that could not be read never comes this far; one that is no JSON has no spaces left to look at. */
function rawWhatsAppNumber(raw: string | null): unknown {
  return raw?.startsWith('{') ? JSON.parse(raw).whatsAppPhoneNumber : null
}
