import type { ErrorNotes } from '#shared/errors/catalogue/error_note'

export const keys: ErrorNotes = {
  E_UNKNOWN_API_KEY: {
    title: 'The API key does not exist',
    meaning: 'The key was never made, has been revoked, or belongs to a person who was blocked.',
    remedy: 'Check your keys on the Developers page, and make a new one if it is not there.',
  },
  E_DAMAGED_API_KEY: {
    title: 'The API key is not complete',
    meaning:
      'The check sum at the end of the key is wrong: a character is missing, mistyped or extra.',
    remedy: 'Copy the whole key once more, without spaces or quotes around it.',
  },
  E_EXPIRED_API_KEY: {
    title: 'The API key has expired',
    meaning: 'The key had an expiry date, or it was rolled and the overlap is over.',
    remedy: 'Use the key that replaced it, or make a new one.',
  },
  E_API_KEY_ADDRESS: {
    title: 'The API key cannot be used from here',
    meaning: 'The key is limited to certain IP addresses, and the call came from another one.',
    remedy: 'Call from a server on the list, or change which addresses the key allows.',
  },
  E_NOT_FOR_API_KEYS: {
    title: 'API keys cannot do this',
    meaning: 'The call is for people who are signed in, whatever the scopes of the key.',
    remedy: 'Do it on our pages, or sign in as a person for a token.',
  },
  E_SCOPE_MISSING: {
    title: 'The API key lacks a scope',
    meaning: 'The key cannot make this call. The message names the scope that it needs.',
    remedy: 'Make a key with that scope.',
  },
  E_LIVE_ONLY: {
    title: 'This only works in live mode',
    meaning: 'The call was made with a test key or in test mode, where it cannot be tried out.',
    remedy: 'Use a live key, or leave the step out of your test.',
  },
  E_TOO_MANY_CALLS: {
    title: 'Too many calls in a minute',
    meaning: 'The key has used up the calls of this minute.',
    remedy:
      'Wait for the seconds in `Retry-After`. `RateLimit` on each answer says how many calls are left; webhooks save you from asking again and again.',
  },
  E_API_KEY_NEEDED: {
    title: 'An API key is needed',
    meaning: 'The call takes only API keys, and came without one.',
    remedy: 'Send `Authorization: Bearer` with your API key.',
  },
  E_KEY_IN_URL: {
    title: 'An API key was in the address',
    meaning:
      'Addresses end up in logs, so a key in one is as good as known to others. Nothing was done.',
    remedy: 'Send the key in the `Authorization` header, and roll the key that was in the address.',
  },
  E_KEY_DAILY_LIMIT: {
    title: 'The API key has reached its daily limit',
    meaning:
      'The payment would take the key beyond what it may pay in one day, counted in Lagos. Nothing was paid. What a void gives back does not count against that.',
    remedy: 'Wait until midnight in Lagos, or raise the limit of the key on the Developers page.',
  },
  E_KEY_REVOKED: {
    title: 'The API key has been revoked',
    meaning: 'The key that you wanted to change or roll has ended.',
    remedy: 'Make a new key.',
  },
  E_KEY_ROLLED: {
    title: 'The API key has already been rolled',
    meaning: 'Another key has taken its place, perhaps a moment ago.',
    remedy: 'Roll or change the key that replaced it.',
  },
  E_EXPIRY_PASSED: {
    title: 'The expiry lies in the past',
    meaning: 'A key can only expire today or later.',
    remedy: 'Send a later `expiresAt`, or none.',
  },
  E_TOO_MANY_KEYS: {
    title: 'There are too many API keys',
    meaning: 'An organization may have 20 keys in each mode.',
    remedy: 'Revoke a key that is not used any more.',
  },
  E_WRONG_MODE: {
    title: 'The key is of the other mode',
    meaning: 'A key manages the webhook endpoints of its own mode only.',
    remedy: 'Send the mode of the key, or leave `mode` out.',
  },
  E_TEST_ONLY: {
    title: 'This only works in test mode',
    meaning: 'The call is about test money, and was made on live data.',
    remedy: 'Use a test key, or switch to test data.',
  },
  E_TOO_MANY_ENDPOINTS: {
    title: 'There are too many webhook endpoints',
    meaning: 'An organization may have ten endpoints in each mode.',
    remedy: 'Remove an endpoint that is not used any more.',
  },
  E_SECRET_ROTATING: {
    title: 'The secret is being rotated',
    meaning:
      'The secret of the webhook endpoint was rotated, and the one before it still signs. Another rotation would end a secret that your server may check by.',
    remedy:
      'Wait until `previousSecretUntil` of the endpoint. If a secret has leaked, send `hours: 0`: then all earlier secrets end at once.',
  },
  E_ADDRESS_NOT_PUBLIC: {
    title: 'The address is not public',
    meaning:
      'The host of a webhook endpoint leads to a private, local or reserved address, which we do not call.',
    remedy: 'Give an `https` address that anybody on the internet can reach.',
  },
}
