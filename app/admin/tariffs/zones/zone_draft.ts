import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DomainError, type FieldProblem } from '#shared/errors/domain_error'
import { queryRows } from '#shared/database/query_rows'
import type { ZoneColumns } from '#admin/tariffs/files/zone_name'
import { zoneMemberOptions } from '#shipping/places/place_options'

export type ZoneDraft = ZoneColumns & { origins: string[]; destinations: string[] }

export class ZoneRefused extends DomainError {
  constructor(problems: FieldProblem[]) {
    super('E_ZONE_REFUSED', problems[0]!.message, problems[0]!.field, problems)
  }
}

/** Throws ZoneRefused with the fields if a code is unknown or a side is empty. */
export async function requireValidZone(draft: ZoneDraft, client: QueryClientContract) {
  const problems = await zoneFieldProblems(draft, client)
  // Members belong to the country and state, so check them only if these are valid.
  if (!problems.length) problems.push(...(await zoneMemberProblems(draft, client)))
  if (problems.length) throw new ZoneRefused(problems)
}

async function zoneFieldProblems(
  draft: ZoneDraft,
  client: QueryClientContract
): Promise<FieldProblem[]> {
  const rows = await queryRows<Record<string, boolean>>(
    client,
    `select exists (select from couriers where code = :courierCode) as "courierCode",
       exists (select from countries where code = :countryCode) as "originCountryCode",
       :stateKey = '' or exists (select from states where key = :stateKey) as "originStateCode",
       :billingGroupId = 0 or exists (select from billing_groups where id = :billingGroupId) as "billingGroup"`,
    {
      courierCode: draft.courierCode,
      countryCode: draft.countryCode,
      stateKey: draft.stateCode ? `${draft.countryCode}_${draft.stateCode}` : '',
      billingGroupId: draft.billingGroupId ?? 0,
    }
  )
  return Object.entries(rows[0]!)
    .filter(([, isKnown]) => !isKnown)
    .map(([field]) => ({ field, message: `"${HEAD_LABELS[field]}" is not one of the choices` }))
}

const HEAD_LABELS: Record<string, string> = {
  courierCode: 'Courier',
  originCountryCode: 'Country',
  originStateCode: 'Origin State',
  billingGroup: 'Billing Group',
}

async function zoneMemberProblems(
  draft: ZoneDraft,
  client: QueryClientContract
): Promise<FieldProblem[]> {
  const sides = memberFields(draft)
  if (draft.geography === 'all') {
    return sides
      .filter(({ codes }) => codes.length)
      .map(({ field, label }) => ({
        field,
        message: `"${label}" must be empty: the zone covers everywhere`,
      }))
  }
  const options = await zoneMemberOptions(draft, client)
  const known = new Set(options.map(({ value }) => value))
  return sides.flatMap(({ field, label, codes }) => {
    if (!codes.length) return [{ field, message: `"${label}" should not be empty` }]
    const unknown = codes.find((code) => !known.has(code))
    const twice = codes.find((code, index) => codes.indexOf(code) < index)
    return [
      ...(unknown
        ? [{ field, message: `"${unknown}" is not one of the choices of "${label}"` }]
        : []),
      ...(twice ? [{ field, message: `"${label}" has "${twice}" twice` }] : []),
    ]
  })
}

function memberFields({ kind, origins, destinations }: ZoneDraft) {
  if (kind === 'import') return [{ field: 'members', label: 'Origin(s)', codes: origins }]
  const to = { field: 'members', label: 'Destination(s)', codes: destinations }
  return kind === 'export'
    ? [to]
    : [{ field: 'originMembers', label: 'Origin(s)', codes: origins }, to]
}
