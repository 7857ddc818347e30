import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { MAX_REFERENCE_LENGTH } from '#shipping/booking/rules/booking_rules'

/** For example an order number. Not unique. */
const reference = vine
  .string()
  .trim()
  .maxLength(MAX_REFERENCE_LENGTH)
  .regex(/^\P{Cc}*$/u)
  .nullable()
  .optional()

const MAX_KEY_LENGTH = 40

/** Texts only: JSON numbers would lose the last digits of long order numbers. */
const metadata = vine
  .record(vine.string().maxLength(500))
  .maxLength(20)
  .validateKeys((keys, field) => {
    const isKey = (key: string) => key.length <= MAX_KEY_LENGTH && /^\P{Cc}+$/u.test(key)
    if (!keys.every(isKey)) field.report(KEYS, 'maxLength', field)
  })
  .parse(omitEmptyValues)
  .nullable()
  .optional()

const KEYS = `"Metadata": a key has 1 to ${MAX_KEY_LENGTH} characters on one line.`

/** An empty value drops its key. */
function omitEmptyValues(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null && value !== '')
  )
}

const KEPT = 'Your own data, stored unchanged'

/** A shop's own data, stored with the shipment and never interpreted. */
export const merchantFields = {
  reference: described(reference, KEPT),
  metadata: described(metadata, KEPT),
}

export const MERCHANT_NAMES = {
  'reference': 'Reference',
  'metadata': 'Metadata',
  'metadata.*': 'Metadata',
}

export const MERCHANT_MESSAGES = {
  'reference.regex': '"Reference" must be on one line',
  'metadata.record.maxLength': '"Metadata" can have at most 20 keys',
  'metadata.*.string': '"Metadata" values must be text: write "1001", not 1001',
  'metadata.*.maxLength': '"Metadata" values can have at most 500 characters',
}
