import type { Infer } from '@vinejs/vine/types'
import type { ZoneKind } from '#shipping/places/zone'
import { isInternational } from '#admin/tariffs/zones/rules/zone_kinds'
import { ZoneRefused, type ZoneDraft } from '#admin/tariffs/zones/zone_draft'
import type {
  cityZoneValidator,
  internationalZoneValidator,
} from '#admin/tariffs/zones/zone_validator'

export const INTERNATIONAL_KINDS = ['export', 'import'] as const
export const LOCAL_KINDS = ['local'] as const
export const CITY_KINDS = ['city'] as const

type CityForm = Infer<typeof cityZoneValidator>

/** The fields of all kinds of zones. */
export type ZoneForm = Omit<CityForm, 'originMembers' | 'originStateCode'> &
  Partial<CityForm & Infer<typeof internationalZoneValidator>>

/**
 * Members are destinations of an export, origins of an import. The form of a city zone has no
 * billing group, because only files set it.
 */
export function toZoneDraft(
  form: ZoneForm,
  kind: ZoneKind,
  cityGroupId: number | null = null
): ZoneDraft {
  const origins = (form.originMembers ?? []).map(({ value }) => value)
  const members = form.members.map(({ value }) => value)
  return {
    kind,
    description: form.description,
    courierCode: form.courierCode,
    countryCode: form.originCountryCode,
    stateCode: form.originStateCode ?? null,
    geography: isInternational(kind) ? (form.geographyCode ?? 'all') : null,
    billingGroupId: form.billingGroup ?? cityGroupId,
    origins: kind === 'import' ? members : origins,
    destinations: kind === 'import' ? [] : members,
  }
}

/** Throws ZoneRefused if the body has the id of another zone. */
export function requireSameId(form: { id?: number }, id: number) {
  if (form.id === undefined || form.id === id) return
  throw new ZoneRefused([{ field: 'id', message: '"Id" must be the same as in the address' }])
}
