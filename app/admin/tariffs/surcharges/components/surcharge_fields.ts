import type { BodyOf } from '~/api/call_types'
import type { Check } from '#shared/http/rules/field_checks'
import type { RecordField } from '#admin/console/components/record_fields'
import {
  SURCHARGE_KINDS,
  SURCHARGE_NAMES,
} from '#shipping/pricing/surcharges/rules/surcharge_kinds'
import {
  SURCHARGE_LABELS as LABELS,
  surchargeChecks,
  type SurchargeField,
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

const CHECKS: Partial<Record<SurchargeField, Check>> = surchargeChecks

const field = <Name extends SurchargeField, const Rest>(name: Name, rest: Rest) => {
  return { name, label: LABELS[name], check: CHECKS[name], ...rest }
}

const NUMBER = { type: 'number', optional: true } as const
const DAY = { type: 'day', optional: true } as const

export function surchargeFields({ couriers, places }: SurchargeLists): Field[] {
  const place = { type: 'search', options: places, none: 'Anywhere', optional: true } as const
  return [
    field('name', {
      type: 'text',
      maxLength: 60,
      hint: 'Customers read this name on their bill',
    }),
    field('kind', { type: 'choice', options: KINDS }),
    field('percent', { ...NUMBER, hint: 'Either this or an amount' }),
    field('amount', { type: 'naira', hint: 'Once for the whole shipment', optional: true }),
    field('courier', { type: 'choice', optional: true, options: couriers, none: 'All couriers' }),
    field('lane', { type: 'choice', optional: true, options: LANES, none: 'All lanes' }),
    field('origin', place),
    field('destination', place),
    field('aboveWeight', NUMBER),
    field('endWeight', NUMBER),
    field('startsOn', DAY),
    field('endsOn', DAY),
    field('longerThan', {
      ...NUMBER,
      hint: 'Only for oversize surcharges. Parcels without dimensions do not pay it.',
    }),
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
