import vine from '@vinejs/vine'
import { blankToUndefined, listMessages, listQueryFields } from '#shared/http/list_query_validator'
import { pageCursor } from '#shared/http/keyset_page'

/**
 * Filters: low margin; invoice off, above or below the estimate; cost above or below the charge;
 * unknown cost; never billed.
 */
const MARGIN_FILTERS = [
  'low',
  'differs',
  'above',
  'below',
  'loss',
  'gain',
  'unknown',
  'unbilled',
  'all',
] as const
export type MarginFilter = (typeof MARGIN_FILTERS)[number]

const MARGIN_DIMENSIONS = ['courier', 'lane', 'month', 'customer', 'group'] as const
export type MarginDimension = (typeof MARGIN_DIMENSIONS)[number]

const id = () =>
  vine
    .number()
    .parse(blankToUndefined)
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER])
    .optional()
const { page, perPage, search } = listQueryFields([])

const marginFilterFields = {
  month: vine
    .string()
    .parse(blankToUndefined)
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional(),
  courier: vine
    .string()
    .parse(blankToUndefined)
    .regex(/^[A-Z_]{2,20}$/)
    .optional(),
  lane: vine
    .string()
    .parse(blankToUndefined)
    .toUpperCase()
    .regex(/^[A-Z]{2}-[A-Z]{2}$/)
    .optional(),
  organization: id(),
  group: id(),
  search,
  show: vine.enum(MARGIN_FILTERS).parse(blankToUndefined).optional(),
  sort: vine.enum(['date', '-date', 'margin', '-margin']).parse(blankToUndefined).optional(),
}

export const marginListValidator = vine.create({
  ...marginFilterFields,
  page,
  perPage,
  ...pageCursor(),
})
marginListValidator.messagesProvider = listMessages

export const marginPageValidator = vine.create({
  ...marginFilterFields,
  by: vine.enum(MARGIN_DIMENSIONS).parse(blankToUndefined).optional(),
  page,
  perPage,
  ...pageCursor(),
})
marginPageValidator.messagesProvider = listMessages

export interface MarginScope {
  month?: string
  courier?: string
  lane?: string
  organization?: number
  group?: number
}

export interface MarginQuery extends MarginScope {
  /** A tracking or waybill number, or the start of a customer's name. */
  search?: string
  show?: MarginFilter
  sort?: 'date' | '-date' | 'margin' | '-margin'
}
