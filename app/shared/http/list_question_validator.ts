import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { wholeNumber } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'

/** In a query a value that was left out is an empty text. */
const day = () =>
  vine.date({ formats: ['YYYY-MM-DD'] }).parse((value) => (value === '' ? undefined : value))

const FIRST_DAY = 'The first day, as days in Lagos'
const LAST_DAY = 'The last day, not before the first'

/** Numbers and words of an address are texts, and empty where they were left out. */
export const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)

/** A text to look for. PostgreSQL takes no control characters in one. */
export const plainText = () =>
  vine
    .string()
    .parse(blankIsAbsent)
    .trim()
    .maxLength(60)
    .regex(/^\P{Cc}*$/u)

/** A range of days, YYYY-MM-DD, both included. */
export const period = () => ({
  startDate: described(day(), FIRST_DAY),
  endDate: described(day().afterOrSameAs('startDate'), LAST_DAY),
})

/** Both days may be left out: then it is about all of them. */
export const optionalPeriod = () => ({
  startDate: described(day().optional(), FIRST_DAY),
  endDate: described(day().afterOrSameAs('startDate').optional(), LAST_DAY),
})

/** Both days may be left out, and are named as a program's question names them. */
export const openPeriod = () => ({
  from: day().optional(),
  to: day().afterOrSameAs('from').optional(),
})

/** What to look for, in which order, and which page of it. */
export const listQuestion = <Sort extends string>(sorts: readonly Sort[]) => ({
  search: plainText().optional(),
  sort: vine.enum(sorts).parse(blankIsAbsent).optional(),
  page: wholeNumber().range([1, 100_000]).optional(),
  perPage: wholeNumber().in([10, 25, 50, 100]).optional(),
})

export const listMessages = new FieldMessages(
  {
    'required': '"{{ field }}" should not be empty',
    'date': '"{{ field }}" must be a date such as 2026-11-20',
    'date.afterOrSameAs': '"{{ field }}" cannot precede the start date',
    'to.date.afterOrSameAs': '"{{ field }}" cannot precede From',
    'string': '"{{ field }}" is invalid',
    'regex': '"{{ field }}" is invalid',
    'maxLength': '"{{ field }}" must have at most {{ max }} characters',
    'enum': '"{{ field }}" is not one of the choices',
    'number': '"{{ field }}" must be a number',
    'withoutDecimals': '"{{ field }}" must be a whole number',
    'range': '"{{ field }}" must be between {{ min }} and {{ max }}',
    'in': '"{{ field }}" is not one of the choices',
  },
  {
    startDate: 'Start Date',
    endDate: 'End Date',
    search: 'Search',
    condition: 'Search',
    sort: 'Sort',
    page: 'Page',
    perPage: 'Rows',
    limit: 'Limit',
    cursor: 'Cursor',
    from: 'From',
    to: 'To',
    status: 'Status',
    trackingNumber: 'Tracking Number',
    reference: 'Reference',
  }
)
