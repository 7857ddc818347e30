import vine from '@vinejs/vine'
import { blankToUndefined, listMessages, listQueryFields } from '#shared/http/list_query_validator'
import { GEOGRAPHIES } from '#shipping/places/zone'

const COLUMNS = ['description', 'geography', 'billingGroup'] as const

export type ZoneColumn = (typeof COLUMNS)[number]

export const zoneListValidator = vine.create({
  ...listQueryFields([...COLUMNS, ...COLUMNS.map((column) => `-${column}` as const)]),
  courier: vine
    .string()
    .regex(/^[A-Z_]{1,20}$/)
    .optional(),
  country: vine
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  state: vine
    .string()
    .regex(/^[A-Z0-9]{1,8}$/)
    .optional(),
  geography: vine.enum(GEOGRAPHIES).parse(blankToUndefined).optional(),
  billingGroup: vine
    .number()
    .parse(blankToUndefined)
    .withoutDecimals()
    .range([0, Number.MAX_SAFE_INTEGER])
    .optional(),
})

zoneListValidator.messagesProvider = listMessages
