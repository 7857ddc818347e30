import vine from '@vinejs/vine'
import { blankIsAbsent, listMessages, listQuestion } from '#shared/http/list_question_validator'
import { pageCursor } from '#shared/http/keyset_page'

/**
 * Which shipments: those with a low margin, with an invoice that differs from the estimate (or is above it, or below),
 * that cost so much more or less than we charged, without a known cost, that their courier never billed.
 */
const SHOWN = [
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
export type Shown = (typeof SHOWN)[number]

/** By what the totals are told apart. */
const PARTS = ['courier', 'lane', 'month', 'customer', 'group'] as const
export type Part = (typeof PARTS)[number]

const id = () =>
  vine
    .number()
    .parse(blankIsAbsent)
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER])
    .optional()
const { page, perPage, search } = listQuestion([])

const narrowing = {
  month: vine
    .string()
    .parse(blankIsAbsent)
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional(),
  courier: vine
    .string()
    .parse(blankIsAbsent)
    .regex(/^[A-Z_]{2,20}$/)
    .optional(),
  lane: vine
    .string()
    .parse(blankIsAbsent)
    .toUpperCase()
    .regex(/^[A-Z]{2}-[A-Z]{2}$/)
    .optional(),
  organization: id(),
  group: id(),
  search,
  show: vine.enum(SHOWN).parse(blankIsAbsent).optional(),
  sort: vine.enum(['date', '-date', 'margin', '-margin']).parse(blankIsAbsent).optional(),
}

export const marginListValidator = vine.create({ ...narrowing, page, perPage, ...pageCursor() })
marginListValidator.messagesProvider = listMessages

export const marginPageValidator = vine.create({
  ...narrowing,
  by: vine.enum(PARTS).parse(blankIsAbsent).optional(),
  page,
  perPage,
  ...pageCursor(),
})
marginPageValidator.messagesProvider = listMessages

/** What narrows shipments and totals alike. */
export interface Narrowing {
  /** 2026-11 */
  month?: string
  courier?: string
  lane?: string
  organization?: number
  group?: number
}

export interface MarginQuestion extends Narrowing {
  /** A tracking or waybill number, or the beginning of a customer's name. */
  search?: string
  show?: Shown
  sort?: 'date' | '-date' | 'margin' | '-margin'
}
