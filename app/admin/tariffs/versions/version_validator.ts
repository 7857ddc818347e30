import vine from '@vinejs/vine'
import { wholeNumberField } from '#shared/http/checked_fields'
import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { blankToUndefined, listMessages, listQueryFields } from '#shared/http/list_query_validator'
import { dayField } from '#shared/http/day_field'
import { FieldMessages } from '#shared/http/field_messages'
import {
  RATE_LABELS,
  RATE_MESSAGES,
  rateQuoteSchema,
} from '#shipping/pricing/calculator/rate_quote_validator'
import { VERSION_FILTERS } from '#admin/tariffs/versions/rules/version_rules'

const id = () => wholeNumberField().range([1, Number.MAX_SAFE_INTEGER])

/** Rejects impossible dates such as 31 February, which the pattern allows. */
const isMoment = vine.createRule((value: unknown, sentence: string, field) => {
  if (DateTime.fromISO(String(value)).isValid) return
  field.report(`"{{ field }}" must be ${sentence}`, 'moment', field)
})

const A_MOMENT = 'a day and an hour such as 2026-12-01T08:00'
const A_DAY = `a day such as 2026-12-01, or ${A_MOMENT}`

const { search, page, perPage } = listQueryFields([])

export const versionListValidator = vine.create({
  search,
  page,
  perPage,
  show: vine.enum(VERSION_FILTERS).parse(blankToUndefined).optional(),
})

export type VersionListQuery = Infer<typeof versionListValidator>

export const differencesValidator = vine.create({ page: page.clone() })

export const differencesFileValidator = vine.create({
  zone: id().parse(blankToUndefined).optional(),
})

/** `check=1` runs the checks of a published version. */
export const versionPageValidator = vine.create({
  page: page.clone(),
  check: wholeNumberField().in([0, 1]).optional(),
})

export const newDraftValidator = vine.create({
  name: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(100)
    .regex(/^\P{Cc}*$/u),
  /** The version to copy; defaults to the live tariff. */
  from: id().nullable().optional(),
})

export const publicationValidator = vine.create({
  /** A time with a UTC offset, or in Lagos time. Default: now. */
  startsAt: vine
    .string()
    .trim()
    .regex(/^[\d:.+ZT-]{16,40}$/)
    .use(isMoment(A_MOMENT))
    .nullable()
    .optional(),
  replace: vine.boolean().optional(),
  /** The `fingerprint` of the reviewed differences. */
  seen: vine
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable()
    .optional(),
})

export const rollBackValidator = vine.create({
  /** The id of the live version that the user saw. */
  live: id().nullable().optional(),
})

export const datedQuoteValidator = vine.create({
  ...rateQuoteSchema,
  version: id().nullable().optional(),
  at: vine
    .string()
    .trim()
    .regex(/^[\d:.+ZT-]{10,40}$/)
    .use(isMoment(A_DAY))
    .nullable()
    .optional(),
  billingGroup: id().nullable().optional(),
})

export const priceTrialValidator = vine.create({
  day: dayField().parse(blankToUndefined).optional(),
  /** Lagos time; defaults to the end of the day. */
  time: vine
    .string()
    .parse(blankToUndefined)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
  billingGroup: id().parse(blankToUndefined).optional(),
})

const SENTENCES = {
  'minLength': '"{{ field }}" should not be empty',
  'maxLength': '"{{ field }}" must have at most {{ max }} characters',
  'string': '"{{ field }}" is invalid',
  'startsAt.regex': `"{{ field }}" must be ${A_MOMENT}`,
  'at.regex': `"{{ field }}" must be ${A_DAY}`,
  'range': '"{{ field }}" is invalid',
}

const LABELS = {
  name: 'Name',
  from: 'Begin With',
  startsAt: 'Start',
  replace: 'Replace',
  seen: 'Seen',
  live: 'Live Version',
  version: 'Version',
  at: 'Day',
  billingGroup: 'Billing Group',
}

const messages = new FieldMessages(SENTENCES, LABELS)

for (const validator of [newDraftValidator, publicationValidator, rollBackValidator]) {
  validator.messagesProvider = messages
}
datedQuoteValidator.messagesProvider = new FieldMessages(
  { ...SENTENCES, ...RATE_MESSAGES },
  { ...LABELS, ...RATE_LABELS }
)
for (const validator of [
  ...[versionListValidator, differencesValidator],
  ...[differencesFileValidator, versionPageValidator],
]) {
  validator.messagesProvider = listMessages
}
