import brand from '#config/brand'
import { DomainError } from '#shared/errors/domain_error'

const SENTENCES = {
  access_denied:
    'You did not allow the sign-in, so nothing has changed. Try again, or use your e-mail and password.',
  state_mismatch:
    'This sign-in started in another browser, or you have started a new one since. Please try again.',
  took_too_long: 'The sign-in took too long. Please try again.',
  no_code: 'The sign-in service did not send what we need to sign you in. Please try again.',
  code_refused: 'This sign-in has already been used, or it has expired. Please start again.',
  provider_down:
    'The sign-in service cannot be reached. Try again in a few minutes, or use your e-mail and password.',
  provider_answer:
    'The sign-in service sent an answer that we could not read. Try again, or use your e-mail and password.',
  provider_error: 'The sign-in service reported a problem. Please try again.',
  no_email:
    'The sign-in service did not share your e-mail address with us. Allow it to, or use your e-mail and a password.',
  email_not_verified:
    'The sign-in service has not confirmed your e-mail address. Confirm it there, or use your e-mail and password.',
  confirm_email:
    'We have sent you an e-mail. Open its link in this browser to confirm that the address is yours.',
  confirm_elsewhere:
    'This link works once, and only in the browser where you started. Open it there, or sign in again.',
  account_blocked: 'This account has been blocked. Please call us on {phone}.',
  account_deactivated: 'This account has been deactivated. Please call us if you want it back.',
  too_many_tries: 'Too many attempts. Please wait a few minutes and try again.',
  invalid_token: 'This sign-in has already been used, or it has expired. Please try again.',
}

export type SignInFailureReason = keyof typeof SENTENCES

const BLOCKED_WITHOUT_PHONE = 'This account has been blocked. Please call us.'

function formatFailureMessage(reason: SignInFailureReason): string {
  if (reason === 'account_blocked' && !brand.contactNumber) return BLOCKED_WITHOUT_PHONE
  return SENTENCES[reason].replace('{phone}', brand.contactNumber)
}

export class SignInFailure extends DomainError {
  constructor(readonly reason: SignInFailureReason) {
    super(
      reason === 'invalid_token' ? 'E_INVALID_TOKEN' : 'E_SIGN_IN_FAILED',
      formatFailureMessage(reason)
    )
  }
}

/** Matches a phrase that contains nothing like a domain or phone number. */
const SAFE_PHRASE = /^(?!.*(\d\D{0,2}){6})(?!.*\p{L}\.\p{L})[\p{L}\p{N} .,;!?'"’()_-]{1,120}$/u

/** Anyone can craft the URL's `error`, so foreign text is quoted only if it cannot lure anybody. */
export function describeSignInError(error: unknown): string | null {
  if (error === undefined) return null
  if (typeof error !== 'string' || !SAFE_PHRASE.test(error)) return SENTENCES.provider_error
  if (Object.hasOwn(SENTENCES, error)) return formatFailureMessage(error as SignInFailureReason)
  return `The sign-in service reported: “${error}”. Please try again.`
}
