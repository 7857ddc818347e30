import type { HttpContext } from '@adonisjs/core/http'

/** A WhatsApp number of only spaces must be an error, but the body parser trims it to nothing. */
export function readSubmittedProfile({ request }: HttpContext) {
  const profile = request.all()
  const typed = rawWhatsAppNumber(request.raw())
  const isBlank = typeof typed === 'string' && typed !== '' && typed.trim() === ''
  return isBlank ? { ...profile, whatsAppPhoneNumber: typed } : profile
}

/** Reads the untrimmed number from a JSON body. The parser has refused malformed JSON already. */
function rawWhatsAppNumber(raw: string | null): unknown {
  return raw?.startsWith('{') ? JSON.parse(raw).whatsAppPhoneNumber : null
}
