import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import type { MarginScope, MarginDimension } from '#admin/margin/margin_validator'

/** Amounts in kobo. Known costs are compared with the charges of the same shipments. */
export interface MarginTotal {
  key: string
  name: string
  shipments: number
  known: number
  chargedKobo: number
  knownChargedKobo: number
  costKobo: number
}

const MAX_MARGIN_ROWS = 60

const DIMENSION_KEYS: Record<MarginDimension, string> = {
  courier: 'courier_code',
  lane: 'lane',
  month: `to_char(month, 'YYYY-MM')`,
  customer: 'organization_id::text',
  group: 'billing_group_id::text',
}

const DIMENSION_NAMES: Record<MarginDimension, string> = {
  courier: '(select name from couriers where code = key)',
  lane: `replace(key, '-', ' to ')`,
  month: `to_char(to_date(key, 'YYYY-MM'), 'FMMonth YYYY')`,
  customer: '(select name from organizations where id = key::bigint)',
  group: `case key when '0' then 'General rates' else (select name from billing_groups where id = key::bigint) end`,
}

const SUMS = `sum(shipments) as shipments, sum(known) as known,
  sum(charged_kobo) as "chargedKobo", sum(known_charged_kobo) as "knownChargedKobo",
  sum(cost_kobo) as "costKobo"`

/** Sums rows by month, courier, lane and customer, so the number of shipments does not matter. */
export async function loadMarginTotals(narrowing: MarginScope, by: MarginDimension) {
  const { where, bindings } = scopeConditions(narrowing)
  const [total] = await queryRows<Omit<MarginTotal, 'key' | 'name'>>(
    db,
    `select ${SUMS} from current_margins where ${where} having sum(shipments) <> 0`,
    bindings
  )
  const order = by === 'month' ? 'key desc' : '"chargedKobo" desc, key'
  const parts = await queryRows<MarginTotal>(
    db,
    `select parts.*, ${DIMENSION_NAMES[by]} as name from (
       select ${DIMENSION_KEYS[by]} as key, ${SUMS} from current_margins where ${where}
       group by 1 having sum(shipments) <> 0 order by ${order} limit ${MAX_MARGIN_ROWS + 1}
     ) as parts order by ${order}`,
    bindings
  )
  return {
    total: total ?? null,
    parts: parts.slice(0, MAX_MARGIN_ROWS),
    hasMore: parts.length > MAX_MARGIN_ROWS,
    unknown: total && total.known < total.shipments ? await loadUnknownCosts(narrowing) : null,
  }
}

/** Days on which a carrier charged in a currency that had no exchange rate yet. */
export interface MissingRate {
  currency: string
  firstDay: string
  lastDay: string
}

/** Why costs are unknown: for want of an exchange rate, of a charge, or of both. */
export interface UnknownCosts {
  missingRates: MissingRate[]
  hasUncharged: boolean
}

const UNKNOWN_MARGINS = `(select shipment_id, lacks_rate, date_trunc('month', paid_on)::date as month, courier_code,
  lane, organization_id, coalesce(billing_group_id, 0) as billing_group_id
  from shipment_margins where cost_kobo is null) as margin`

async function loadUnknownCosts(narrowing: MarginScope): Promise<UnknownCosts> {
  const { where, bindings } = scopeConditions(narrowing)
  const missingRates = await queryRows<MissingRate>(
    db,
    `select currency, min(charged_on)::text as "firstDay", max(charged_on)::text as "lastDay"
     from (select shipment_id, currency, charged_on from carrier_charges
       where kobo is null and kind <> 'insurance') as charge
       join ${UNKNOWN_MARGINS} using (shipment_id)
     where ${where} group by currency order by 2, 1`,
    bindings
  )
  const [found] = await queryRows<{ hasUncharged: boolean }>(
    db,
    `select exists (select from ${UNKNOWN_MARGINS} where not lacks_rate and ${where}) as "hasUncharged"`,
    bindings
  )
  return { missingRates, hasUncharged: found!.hasUncharged }
}

function scopeConditions({ month, courier, lane, organization, group }: MarginScope) {
  const conditions = [
    month && `month = (:month || '-01')::date`,
    courier && 'courier_code = :courier',
    lane && 'lane = :lane',
    organization && 'organization_id = :organization',
    group && 'billing_group_id = :group',
  ].filter(Boolean)
  return {
    where: conditions.join(' and ') || 'true',
    bindings: {
      ...(month && { month }),
      ...(courier && { courier }),
      ...(lane && { lane }),
      ...(organization && { organization }),
      ...(group && { group }),
    },
  }
}

export async function loadMarginChoices() {
  const rows = await queryRows<{ part: 'month' | 'courier' | 'lane'; key: string; name: string }>(
    db,
    `select 'month' as part, key, ${DIMENSION_NAMES.month} as name
       from (select distinct ${DIMENSION_KEYS.month} as key from current_margins) as months
     union all select 'courier', key, ${DIMENSION_NAMES.courier} from (select distinct courier_code as key from current_margins) as c
     union all select 'lane', key, ${DIMENSION_NAMES.lane} from (select distinct lane as key from current_margins) as lanes
     order by 1, 2`
  )
  const of = (part: string) =>
    rows
      .filter((row) => row.part === part)
      .map(({ key, name }) => ({ value: key, label: name ?? key }))
  return { months: of('month').toReversed(), couriers: of('courier'), lanes: of('lane') }
}
