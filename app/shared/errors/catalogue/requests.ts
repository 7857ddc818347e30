import type { ErrorNotes } from '#shared/errors/catalogue/error_note'

export const requests: ErrorNotes = {
  E_VALIDATION_ERROR: {
    title: 'Some fields need your attention',
    meaning: 'Fields of the body or the query are missing or invalid.',
    remedy: 'Correct each `field` listed in `errors`; `rule` is the check that it failed.',
  },
  E_UNREADABLE_INPUT: {
    title: 'The text cannot be read',
    meaning: 'A text contains a NUL character or a lone surrogate.',
    remedy: 'Send well-formed UTF-8.',
  },
  E_AMOUNT_TOO_LARGE: {
    title: 'The amounts are too large',
    meaning: 'A product or sum of the amounts is too large to calculate exactly.',
    remedy: 'Check amounts and quantities.',
  },
  E_BAD_REQUEST: {
    title: 'The request could not be read',
    meaning: 'The body is not valid JSON, or does not match its `Content-Type`.',
    remedy: 'Send JSON with `Content-Type: application/json`.',
  },
  E_TOO_LARGE: {
    title: 'The request is too large',
    meaning:
      'A JSON body can be up to 1 MB, and a form with files up to 3 MB unless the call says otherwise.',
    remedy: 'Send less data per request.',
  },
  E_BAD_CURSOR: {
    title: 'The cursor does not belong to this list',
    meaning: 'A cursor works only for the list and the account it was created for.',
    remedy: 'Start again without a cursor, and pass `next_cursor` unchanged.',
  },
  E_PAGE_TOO_FAR: {
    title: 'The page number is too high',
    meaning: 'Page numbers work for the first 10,000 rows. Later rows need a cursor.',
    remedy: 'Follow `nextPageUrl`, which carries a cursor, or request fewer days.',
  },
  E_UNKNOWN_VERSION: {
    title: 'Unknown API version',
    meaning:
      'The header `Sendam-Version` names an unknown or retired version. If you sent no header, the version of your key has been retired.',
    remedy: 'Send one of the versions in the message.',
  },
  E_INVALID_IDEMPOTENCY_KEY: {
    title: 'The Idempotency-Key is not valid',
    meaning:
      'A key must have 8 to 100 letters, digits, dots, colons, dashes or underscores. Nothing was executed.',
    remedy: 'Send a UUID, or the number of your order.',
  },
  E_IDEMPOTENCY_CONFLICT: {
    title: 'The Idempotency-Key was used for another request',
    meaning: 'The same key was used with another body, path or organization. Nothing was executed.',
    remedy: 'Use a new key for a new request, and the same key only to repeat a request.',
  },
  E_STILL_RUNNING: {
    title: 'The same request is still running',
    meaning: 'An earlier request with this Idempotency-Key is still being processed.',
    remedy: 'Retry in a moment with the same key.',
  },
  E_OUTCOME_UNKNOWN: {
    title: 'The outcome is unknown',
    meaning: 'The first request with this Idempotency-Key was interrupted on our side.',
    remedy: 'Check whether it was executed. If it was not, send it again with a new key.',
  },
  E_NOT_FOUND: {
    title: 'Not found',
    meaning:
      'The object does not exist, belongs to someone else, or is live data and your key is a test key. The response does not distinguish these.',
    remedy: 'Check the id in the path and the mode of your key.',
  },
  E_METHOD_NOT_ALLOWED: {
    title: 'The method is not allowed for this path',
    meaning: 'The path accepts other methods only. Nothing was executed.',
    remedy: 'Use one of the methods in the header `Allow`.',
  },
  E_CONFLICT: {
    title: 'The call conflicts with the current state',
    meaning: 'Something has changed or is in use; the message says what. Nothing was executed.',
    remedy: 'Get the object again before you decide what to do.',
  },
  E_FILE_MISSING: {
    title: 'The file is missing',
    meaning: 'The call needs a file in a field named `file`.',
    remedy: 'Send the file as `multipart/form-data`.',
  },
  E_FILE_TOO_LARGE: {
    title: 'The file is too large',
    meaning: 'The message gives the limit.',
    remedy: 'Send a smaller one.',
  },
  E_FILE_UNSUPPORTED: {
    title: 'The file type is not supported',
    meaning: 'The call does not accept this file type; the content counts, not the name.',
    remedy: 'Send one of the types that the message names.',
  },
  E_PICTURE_TOO_LARGE: {
    title: 'The picture has too many pixels',
    meaning: 'The message gives the limit.',
    remedy: 'Make the picture smaller, then send it again.',
  },
  E_BUSY: {
    title: 'Too many files are being processed',
    meaning: 'Too many files are being processed at the moment.',
    remedy: 'Retry in ten seconds.',
  },
  E_UNAVAILABLE: {
    title: 'Temporarily unavailable',
    meaning: 'Our database, storage or payment provider does not respond.',
    remedy: 'Retry in a minute with the same Idempotency-Key.',
  },
  E_SERVER_ERROR: {
    title: 'Something went wrong on our side',
    meaning: 'An unexpected error. It is logged under the `Request-Id`.',
    remedy: 'Retry with the same Idempotency-Key. If it happens again, send us the `Request-Id`.',
  },
  E_WRONG_SIGNATURE: {
    title: 'The signature is missing or wrong',
    meaning:
      'A call that claims to come from a payment provider or a courier was not signed correctly.',
    remedy: 'Compare the secrets on both sides. Only the provider or courier can make this call.',
  },
}
