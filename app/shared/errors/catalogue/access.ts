import type { ErrorNotes } from '#shared/errors/catalogue/error_note'

export const access: ErrorNotes = {
  E_UNAUTHORIZED_ACCESS: {
    title: 'Not signed in',
    meaning: 'The call needs an API key or a token, which is missing or no longer valid.',
    remedy:
      'Send `Authorization: Bearer` with your API key, or sign in again for a new token. Keys in the URL are not accepted.',
  },
  E_TOO_MANY_REQUESTS: {
    title: 'Too many attempts',
    meaning: 'The call allows only a few attempts per person or IP address.',
    remedy: 'Wait for the seconds in `Retry-After`, then retry.',
  },
  E_FORBIDDEN: {
    title: 'You are not allowed to do this',
    meaning: 'You are signed in, but your role does not allow this call.',
    remedy: 'Ask an owner of your business or our staff to change your role.',
  },
  E_CROSS_SITE: {
    title: 'Another website made this request',
    meaning: 'A browser made the call with a session cookie, from a website that is not ours.',
    remedy: 'Call from your server with an API key. Sessions are for our own pages.',
  },
  E_BAD_CSRF_TOKEN: {
    title: 'The page has expired',
    meaning: 'A call with a session cookie came without a CSRF token, or with an old one.',
    remedy: 'Reload the page. API clients send an API key and need no CSRF token.',
  },
  E_OTHER_ORGANIZATION: {
    title: 'The page was opened for another organization',
    meaning:
      'The call names an organization in `Sendam-Organization`, or a person in `Sendam-User`, but the session has since switched to another one.',
    remedy:
      'Reload the page, or leave the headers out. API keys belong to one organization and do not need them.',
  },
  E_INVALID_CREDENTIALS: {
    title: 'The username or password is not correct',
    meaning: 'No account has this e-mail address and password.',
    remedy: 'Check address and password, or choose a new password with “Forgot password?”.',
  },
  E_EMAIL_NOT_VERIFIED: {
    title: 'The e-mail address is not confirmed',
    meaning: 'The account exists, but the link in our e-mail has not been opened yet.',
    remedy: 'Open the link, or ask for a new one on the sign-in page.',
  },
  E_ALREADY_VERIFIED: {
    title: 'The e-mail address is already confirmed',
    meaning: 'The link in the e-mail was opened before.',
    remedy: 'Sign in.',
  },
  E_ACCOUNT_DEACTIVATED: {
    title: 'The account has been deactivated',
    meaning: 'The owner of the account or our staff closed it.',
    remedy: 'Call us if you want the account back.',
  },
  E_SIGN_UP_INCOMPLETE: {
    title: 'The sign-up is not complete',
    meaning: 'We do not have a phone number for this person yet.',
    remedy: 'Sign in on our pages and enter a phone number.',
  },
  E_INVALID_TOKEN: {
    title: 'The link or code is not valid',
    meaning:
      'The token from an e-mail, a download or a sign-in has been used already, or has expired.',
    remedy: 'Ask for a new one.',
  },
  E_SIGN_IN_FAILED: {
    title: 'The sign-in through another service failed',
    meaning: 'Google or Facebook refused, did not respond, or did not identify you.',
    remedy: 'Try again, or use your e-mail address and password.',
  },
  E_WRONG_PASSWORD: {
    title: 'The password is not correct',
    meaning: 'The call asks you to confirm your password, and it did not match.',
    remedy: 'Type the password again, or choose a new one with “Forgot password?”.',
  },
  E_NO_PASSWORD: {
    title: 'The account has no password',
    meaning: 'You sign in through another service, but the call requires a password.',
    remedy: 'Choose a password with “Forgot password?” first.',
  },
  E_NOT_ERASABLE: {
    title: 'The account cannot be erased yet',
    meaning: 'Money or parcels are still on the way. The message says which.',
    remedy: 'Settle what the message names, then try again.',
  },
  E_ORGANIZATION_INACTIVE: {
    title: 'The organization is not active',
    meaning: 'Our staff have deactivated it, so it cannot book or pay.',
    remedy: 'Call us.',
  },
}
