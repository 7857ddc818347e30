import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { wholeNumberField } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'

/** Query strings carry omitted values as empty text. */
const queryDayField = () =>
  vine.date({ formats: ['YYYY-MM-DD'] }).parse((value) => (value === '' ? undefined : value))

const FIRST_DAY = 'First date, in Lagos time'
const LAST_DAY = 'Last date, not before the first'

export const blankToUndefined = (value: unknown) => (value === '' ? undefined : value)

/** A search text. PostgreSQL accepts no NUL, so control characters are refused. */
export const searchTextField = () =>
  vine
    .string()
    .parse(blankToUndefined)
    .trim()
    .maxLength(60)
    .regex(/^\P{Cc}*$/u)

/** A range of days (YYYY-MM-DD), both included. */
export const periodFields = () => ({
  startDate: described(queryDayField(), FIRST_DAY),
  endDate: described(queryDayField().afterOrSameAs('startDate'), LAST_DAY),
})

export const optionalPeriodFields = () => ({
  startDate: described(queryDayField().optional(), FIRST_DAY),
  endDate: described(queryDayField().afterOrSameAs('startDate').optional(), LAST_DAY),
})

export const openPeriodFields = () => ({
  from: queryDayField().optional(),
  to: queryDayField().afterOrSameAs('from').optional(),
})

export const listQueryFields = <Sort extends string>(sorts: readonly Sort[]) => ({
  search: searchTextField().optional(),
  sort: vine.enum(sorts).parse(blankToUndefined).optional(),
  page: wholeNumberField().range([1, 100_000]).optional(),
  perPage: wholeNumberField().in([10, 25, 50, 100]).optional(),
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
