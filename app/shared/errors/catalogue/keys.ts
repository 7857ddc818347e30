import type { ErrorNotes } from '#shared/errors/catalogue/error_note'

export const keys: ErrorNotes = {
  E_UNKNOWN_API_KEY: {
    title: 'The API key does not exist',
    meaning: 'The key was never created, has been revoked, or belongs to a blocked person.',
    remedy: 'Check your keys on the Developers page, and create a new one if it is not there.',
  },
  E_DAMAGED_API_KEY: {
    title: 'The API key is not complete',
    meaning:
      'The checksum at the end of the key is wrong: a character is missing, mistyped or extra.',
    remedy: 'Copy the whole key once more, without spaces or quotes around it.',
  },
  E_EXPIRED_API_KEY: {
    title: 'The API key has expired',
    meaning: 'The key has passed its expiry date, or only the key that replaced it still works.',
    remedy: 'Use the key that replaced it, or create a new one.',
  },
  E_API_KEY_ADDRESS: {
    title: 'The API key cannot be used from here',
    meaning: 'The key is restricted to certain IP addresses, and the call came from another one.',
    remedy: 'Call from a server on the list, or change the addresses of the key.',
  },
  E_NOT_FOR_API_KEYS: {
    title: 'API keys cannot do this',
    meaning: 'The call requires a signed-in person, whatever the scopes of the key.',
    remedy: 'Use our pages, or call with the token of a signed-in person.',
  },
  E_SCOPE_MISSING: {
    title: 'The API key lacks a scope',
    meaning: 'The key cannot make this call. The message names the required scope.',
    remedy: 'Create a key with that scope.',
  },
  E_LIVE_ONLY: {
    title: 'This only works in live mode',
    meaning: 'The call was made with a test key or in test mode, where it is not available.',
    remedy: 'Use a live key, or skip this step in your test.',
  },
  E_TOO_MANY_CALLS: {
    title: 'Too many calls per minute',
    meaning: 'The key has reached its limit of calls per minute.',
    remedy:
      'Wait for the seconds in `Retry-After`. The header `RateLimit` of each response has the remaining calls. Use webhooks instead of polling.',
  },
  E_API_KEY_NEEDED: {
    title: 'An API key is needed',
    meaning: 'The call requires an API key and came without one.',
    remedy: 'Send `Authorization: Bearer` with your API key.',
  },
  E_KEY_IN_URL: {
    title: 'An API key was in the URL',
    meaning: 'URLs end up in logs, so treat a key in one as leaked. Nothing was executed.',
    remedy: 'Send the key in the `Authorization` header, and roll the key that was in the URL.',
  },
  E_KEY_DAILY_LIMIT: {
    title: 'The API key has reached its daily limit',
    meaning:
      'The payment would exceed the daily limit of the key (Lagos time). Nothing was paid. Refunds of voids do not restore the limit.',
    remedy: 'Wait until midnight in Lagos, or raise the limit of the key on the Developers page.',
  },
  E_KEY_REVOKED: {
    title: 'The API key has been revoked',
    meaning: 'A revoked key can be neither updated nor rolled.',
    remedy: 'Create a new key.',
  },
  E_KEY_ROLLED: {
    title: 'The API key has already been rolled',
    meaning: 'Another key has already replaced it, perhaps a moment ago.',
    remedy: 'Roll or update the key that replaced it.',
  },
  E_EXPIRY_PASSED: {
    title: 'The expiry date is in the past',
    meaning: 'A key can only expire today or later.',
    remedy: 'Send a later `expiresAt`, or none.',
  },
  E_TOO_MANY_KEYS: {
    title: 'There are too many API keys',
    meaning: 'An organization may have 20 keys in each mode.',
    remedy: 'Revoke a key that is no longer used.',
  },
  E_WRONG_MODE: {
    title: 'The key has another mode',
    meaning: 'A key can manage only the webhook endpoints of its own mode.',
    remedy: 'Send the mode of the key, or leave `mode` out.',
  },
  E_TEST_ONLY: {
    title: 'This only works in test mode',
    meaning: 'The call handles test money and was made in live mode.',
    remedy: 'Use a test key, or switch to test data.',
  },
  E_TOO_MANY_ENDPOINTS: {
    title: 'There are too many webhook endpoints',
    meaning: 'An organization may have ten endpoints in each mode.',
    remedy: 'Delete an endpoint that is no longer used.',
  },
  E_SECRET_ROTATING: {
    title: 'The secret is being rotated',
    meaning:
      'The secret of the webhook endpoint was rotated, and the previous secret still signs as well. Another rotation would end a secret that your server may still use.',
    remedy:
      'Wait until `previousSecretUntil` of the endpoint. If a secret has leaked, send `hours: 0` to end all earlier secrets at once.',
  },
  E_ADDRESS_NOT_PUBLIC: {
    title: 'The address is not public',
    meaning:
      'The host of the webhook endpoint resolves to a private, local or reserved address, which we do not call.',
    remedy: 'Use an `https` URL that is reachable from the internet.',
  },
}
