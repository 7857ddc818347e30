import type { HttpContext } from '@adonisjs/core/http'

/** Keeps spaces that the body parser trims: a number of spaces is an error, not an omission. */
export function readSubmittedProfile({ request }: HttpContext) {
  const profile = request.all()
  const typed = rawWhatsAppNumber(request.raw())
  const isBlank = typeof typed === 'string' && typed !== '' && typed.trim() === ''
  return isBlank ? { ...profile, whatsAppPhoneNumber: typed } : profile
}

/** Only JSON bodies preserve the spaces. Malformed JSON was refused earlier. */
function rawWhatsAppNumber(raw: string | null): unknown {
  return raw?.startsWith('{') ? JSON.parse(raw).whatsAppPhoneNumber : null
}
