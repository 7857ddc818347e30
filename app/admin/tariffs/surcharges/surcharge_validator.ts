import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { rowVersion } from '#admin/console/list_fields'
import { checkedNumberField, checkedTextField, optionalText } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import type { Check } from '#shared/http/rules/field_checks'
import { SHIPMENT_KINDS } from '#shipping/pricing/shipment_kind'
import { SURCHARGE_KINDS } from '#shipping/pricing/surcharges/rules/surcharge_kinds'
import { SURCHARGE_LABELS, surchargeChecks } from '#admin/tariffs/surcharges/rules/surcharge_rules'

const optionalNumber = (check: Check) => checkedNumberField(check).nullable().optional()

/** A country such as `GB`, or a Nigerian state such as `NG_LA`. */
const place = () =>
  vine
    .string()
    .trim()
    .regex(/^([A-Z]{2}|NG_[A-Z0-9]{1,8})$/)
    .nullable()
    .optional()

const surcharge = vine.object({
  name: checkedTextField(surchargeChecks.name),
  kind: vine.enum(SURCHARGE_KINDS),
  /** Percent of the shipping rate; required unless `amount` is given. */
  percent: optionalNumber(surchargeChecks.percent),
  /** Naira per shipment; required unless `percent` is given. */
  amount: optionalNumber(surchargeChecks.amount),
  courier: vine
    .string()
    .trim()
    .regex(/^[A-Z_]{1,20}$/)
    .nullable()
    .optional(),
  lane: vine.enum(SHIPMENT_KINDS).nullable().optional(),
  origin: place(),
  destination: place(),
  aboveWeight: optionalNumber(surchargeChecks.aboveWeight),
  endWeight: optionalNumber(surchargeChecks.endWeight),
  longerThan: optionalNumber(surchargeChecks.longerThan),
  /** First and last day, both included, in Lagos time: 2026-11-20. */
  startsOn: optionalText(surchargeChecks.startsOn),
  endsOn: optionalText(surchargeChecks.endsOn),
  version: rowVersion,
})

export const surchargeValidator = vine.create(surcharge)

export type EnteredSurcharge = Infer<typeof surcharge>

surchargeValidator.messagesProvider = new FieldMessages(
  { regex: '"{{ field }}" is not one of the choices' },
  { ...SURCHARGE_LABELS, version: 'Version' }
)
