import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { checkedNumberField } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import { blankToUndefined, listMessages } from '#shared/http/list_query_validator'
import { MONEY_NUMBER, readNumber } from '#shared/numbers/rules/read_number'
import { REPLAY_PARTS } from '#admin/tariffs/replays/replay_sums'
import { checkFuel, checkLaneChange } from '#admin/tariffs/replays/rules/what_if_rules'
import type { WhatIf } from '#admin/tariffs/replays/what_if'

export const replayValidator = vine.create({
  /** A fuel surcharge on top of the version, for all couriers or one. */
  fuelPercent: checkedNumberField(checkFuel).nullable().optional(),
  fuelCourier: vine
    .string()
    .regex(/^[A-Z_]{2,20}$/)
    .nullable()
    .optional(),
  /** A change of a lane's rates on top of the version. */
  lanePercent: checkedNumberField(checkLaneChange).nullable().optional(),
  lane: vine
    .string()
    .toUpperCase()
    .regex(/^(NG-[A-Z]{2}|[A-Z]{2}-NG)$/)
    .nullable()
    .optional()
    .requiredWhen((field) =>
      Boolean(readNumber(String(field.parent.lanePercent ?? 0), MONEY_NUMBER))
    ),
})
replayValidator.messagesProvider = new FieldMessages(
  { 'lane.regex': '"Lane" must lead from, to or within Nigeria, such as NG-GB' },
  { fuelPercent: 'Fuel Surcharge', fuelCourier: 'Courier', lanePercent: 'Change', lane: 'Lane' }
)

/** Drops values that change nothing, so that equal requests have equal values. */
export function toWhatIf(input: Infer<typeof replayValidator>): WhatIf {
  const fuelBasisPoints = Math.round((input.fuelPercent ?? 0) * 100)
  const laneBasisPoints = Math.round((input.lanePercent ?? 0) * 100)
  return {
    fuelBasisPoints,
    laneBasisPoints,
    fuelCourier: fuelBasisPoints ? (input.fuelCourier ?? null) : null,
    lane: laneBasisPoints ? (input.lane ?? null) : null,
  }
}

export const replayPageValidator = vine.create({
  by: vine.enum(REPLAY_PARTS).parse(blankToUndefined).optional(),
})
replayPageValidator.messagesProvider = listMessages
