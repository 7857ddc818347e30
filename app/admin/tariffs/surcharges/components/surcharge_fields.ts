import type { BodyOf } from '~/api/call_types'
import type { RecordField } from '#admin/console/components/record_fields'
import {
  SURCHARGE_KINDS,
  SURCHARGE_NAMES,
} from '#shipping/pricing/surcharges/rules/surcharge_kinds'
import {
  SURCHARGE_LABELS as LABELS,
  surchargeChecks,
} from '#admin/tariffs/surcharges/rules/surcharge_rules'
import type { Data } from '@generated/data'

export type SurchargeData = Data.Admin.Tariffs.Surcharges.Surcharge.Variants['forPage']

type Choices = { value: string; label: string }[]

export type SurchargeLists = { couriers: Choices; places: Choices }

export type SurchargeInput = Omit<BodyOf<'api.admin.surcharges.store'>, 'version'>

type Field = RecordField<keyof SurchargeInput>

const KINDS = SURCHARGE_KINDS.map((kind) => ({ value: kind, label: SURCHARGE_NAMES[kind] }))

const LANES = [
  { value: 'domestic', label: 'Domestic' },
  { value: 'export', label: 'Export' },
  { value: 'import', label: 'Import' },
]

const NUMBER = { type: 'number', optional: true } as const
const DAY = { type: 'day', optional: true } as const

export function surchargeFields({ couriers, places }: SurchargeLists): Field[] {
  const place = { type: 'search', options: places, none: 'Anywhere', optional: true } as const
  return [
    {
      type: 'text',
      name: 'name',
      label: LABELS.name,
      maxLength: 60,
      check: surchargeChecks.name,
      hint: 'Customers read this name on their bill',
    },
    {
      type: 'choice',
      name: 'kind',
      label: LABELS.kind,
      options: KINDS,
      check: surchargeChecks.kind,
    },
    {
      ...NUMBER,
      name: 'percent',
      label: LABELS.percent,
      check: surchargeChecks.percent,
      hint: 'Either this or an amount',
    },
    {
      type: 'naira',
      name: 'amount',
      label: LABELS.amount,
      check: surchargeChecks.amount,
      hint: 'Once for the whole shipment',
      optional: true,
    },
    {
      type: 'choice',
      name: 'courier',
      label: LABELS.courier,
      optional: true,
      options: couriers,
      none: 'All couriers',
    },
    {
      type: 'choice',
      name: 'lane',
      label: LABELS.lane,
      optional: true,
      options: LANES,
      none: 'All lanes',
    },
    { ...place, name: 'origin', label: LABELS.origin },
    { ...place, name: 'destination', label: LABELS.destination },
    {
      ...NUMBER,
      name: 'aboveWeight',
      label: LABELS.aboveWeight,
      check: surchargeChecks.aboveWeight,
    },
    { ...NUMBER, name: 'endWeight', label: LABELS.endWeight, check: surchargeChecks.endWeight },
    { ...DAY, name: 'startsOn', label: LABELS.startsOn, check: surchargeChecks.startsOn },
    { ...DAY, name: 'endsOn', label: LABELS.endsOn, check: surchargeChecks.endsOn },
    {
      ...NUMBER,
      name: 'longerThan',
      label: LABELS.longerThan,
      check: surchargeChecks.longerThan,
      hint: 'Only for oversize surcharges. Parcels without dimensions do not pay it.',
    },
  ]
}

export function surchargeFormValues(surcharge: SurchargeData | null) {
  if (!surcharge) return {}
  const typed = (value: number | null) => (value === null ? null : String(value))
  const { percent, amount, aboveWeight, endWeight, longerThan } = surcharge
  return {
    ...surcharge,
    percent: typed(percent),
    amount: typed(amount),
    longerThan: typed(longerThan),
    aboveWeight: typed(aboveWeight || null),
    endWeight: typed(endWeight),
  }
}
