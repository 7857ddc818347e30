import type { ErrorNotes } from '#shared/errors/catalogue/error_note'

export const requests: ErrorNotes = {
  E_VALIDATION_ERROR: {
    title: 'Some fields need your attention',
    meaning: 'Fields of the body or the query are missing or wrong.',
    remedy: 'Correct each `field` listed in `errors`; `rule` says which check it failed.',
  },
  E_UNREADABLE_INPUT: {
    title: 'Something cannot be read',
    meaning: 'A text contains a NUL character or a lone surrogate.',
    remedy: 'Send well-formed UTF-8.',
  },
  E_AMOUNT_TOO_LARGE: {
    title: 'The amounts come to too much',
    meaning: 'A product or a sum of what you sent is more money than we can count exactly.',
    remedy: 'Check amounts and quantities.',
  },
  E_BAD_REQUEST: {
    title: 'The request could not be read',
    meaning: 'The body is not valid JSON, or does not match its `Content-Type`.',
    remedy: 'Send JSON with `Content-Type: application/json`.',
  },
  E_TOO_LARGE: {
    title: 'The request is too large',
    meaning: 'A JSON body may have 1 MB, a form with files 3 MB unless its call says otherwise.',
    remedy: 'Send less at once.',
  },
  E_BAD_CURSOR: {
    title: 'The cursor does not belong to this list',
    meaning: 'A cursor only works for the list and the account it was given for.',
    remedy: 'Start again without a cursor, and pass `next_cursor` on unchanged.',
  },
  E_PAGE_TOO_FAR: {
    title: 'The page is too far to be found by its number',
    meaning: 'Rows are counted up to 10,000. What lies beyond is read from one page to the next.',
    remedy:
      'Follow `nextPageUrl` from page to page, which carries a cursor, or ask for fewer days.',
  },
  E_UNKNOWN_VERSION: {
    title: 'There is no such version of the API',
    meaning:
      'The header `Sendam-Version` names a date that is not one of our versions, or one that has ended. Without the header it is the version of your key that has ended.',
    remedy: 'Send one of the versions in the message.',
  },
  E_INVALID_IDEMPOTENCY_KEY: {
    title: 'The Idempotency-Key is not valid',
    meaning:
      'It needs 8 to 100 letters, digits, dots, colons, dashes or underscores. Nothing was done.',
    remedy: 'Send a UUID, or the number of your order.',
  },
  E_IDEMPOTENCY_CONFLICT: {
    title: 'The Idempotency-Key was used for another request',
    meaning: 'The same key came before, with another body, path or organization. Nothing was done.',
    remedy: 'Send a new key with a new request, and the same key only with the same request.',
  },
  E_STILL_RUNNING: {
    title: 'The same request is still running',
    meaning: 'A request with this Idempotency-Key came before and has not ended.',
    remedy: 'Ask again in a moment, with the same key.',
  },
  E_OUTCOME_UNKNOWN: {
    title: 'The outcome is not known',
    meaning: 'The first request with this Idempotency-Key was interrupted on our side.',
    remedy: 'Check whether it was carried out. If it was not, send it again with a new key.',
  },
  E_NOT_FOUND: {
    title: 'Not found',
    meaning:
      'It does not exist, belongs to somebody else, or is live data and your key is a test key. All three look the same.',
    remedy: 'Check the id in the path, and which key you are using.',
  },
  E_METHOD_NOT_ALLOWED: {
    title: 'The address does not take this method',
    meaning: 'There are calls at this path, but none with this method. Nothing was done.',
    remedy: 'Use one of the methods in the header `Allow`.',
  },
  E_CONFLICT: {
    title: 'It cannot be done as things stand',
    meaning: 'Something has changed, or is in use. Nothing was done. The message says what.',
    remedy: 'Read the object again before you decide what to do.',
  },
  E_FILE_MISSING: {
    title: 'The file is missing',
    meaning: 'The call needs a file in a field named `file`.',
    remedy: 'Send it as `multipart/form-data`.',
  },
  E_FILE_TOO_LARGE: {
    title: 'The file is too large',
    meaning: 'The message says how large it may be.',
    remedy: 'Send a smaller one.',
  },
  E_FILE_UNSUPPORTED: {
    title: 'The kind of file is not supported',
    meaning: 'The call does not take this kind of file, whatever its name says.',
    remedy: 'Send one of the kinds that the message names.',
  },
  E_PICTURE_TOO_LARGE: {
    title: 'The picture has too many pixels',
    meaning: 'The message says how many it may have.',
    remedy: 'Make it smaller, then send it again.',
  },
  E_BUSY: {
    title: 'We are busy with other files',
    meaning: 'Too many files are being worked on at the moment.',
    remedy: 'Try again in ten seconds.',
  },
  E_UNAVAILABLE: {
    title: 'We cannot answer at the moment',
    meaning: 'Our database, our storage or our payment partner does not answer.',
    remedy: 'Try again in a minute, with the same Idempotency-Key.',
  },
  E_SERVER_ERROR: {
    title: 'Something went wrong on our side',
    meaning: 'An error we did not expect. Our log has it under the `Request-Id`.',
    remedy:
      'Try again with the same Idempotency-Key. If it happens again, send us the `Request-Id`.',
  },
  E_WRONG_SIGNATURE: {
    title: 'The signature is missing or wrong',
    meaning:
      'A call that claims to come from a payment provider or a courier did not prove who sent it.',
    remedy: 'Compare the secrets on both sides. Such calls are not for other programs.',
  },
}
