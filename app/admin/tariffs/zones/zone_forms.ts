import type { Infer } from '@vinejs/vine/types'
import type { ZoneKind } from '#shipping/places/zone'
import { ZoneRefused, type ZoneDraft } from '#admin/tariffs/zones/zone_draft'
import type {
  cityZoneValidator,
  internationalZoneValidator,
  localZoneValidator,
} from '#admin/tariffs/zones/zone_validator'

export const INTERNATIONAL_KINDS = ['export', 'import'] as const
export const LOCAL_KINDS = ['local'] as const
export const CITY_KINDS = ['city'] as const

type InternationalForm = Infer<typeof internationalZoneValidator>
type LocalForm = Infer<typeof localZoneValidator>
type CityForm = Infer<typeof cityZoneValidator>

/** Members are destinations of an export, origins of an import. */
export function internationalDraft(form: InternationalForm, kind: ZoneKind): ZoneDraft {
  const codes = memberCodes(form.members)
  return {
    ...zoneFieldsFromForm(form),
    kind,
    geography: form.geographyCode ?? 'all',
    billingGroupId: form.billingGroup ?? null,
    origins: kind === 'import' ? codes : [],
    destinations: kind === 'import' ? [] : codes,
  }
}

export function localDraft(form: LocalForm): ZoneDraft {
  return { ...zoneFieldsFromForm(form), ...zoneSidesFromForm(form), kind: 'local' }
}

/** The form has no billing group, because only files set it. A change keeps `billingGroupId`. */
export function cityDraft(form: CityForm, billingGroupId: number | null = null): ZoneDraft {
  const stateCode = form.originStateCode
  return {
    ...zoneFieldsFromForm(form),
    ...zoneSidesFromForm(form),
    kind: 'city',
    stateCode,
    billingGroupId,
  }
}

/** Throws ZoneRefused if the body has the id of another zone. */
export function requireSameId(form: { id?: number }, id: number) {
  if (form.id === undefined || form.id === id) return
  throw new ZoneRefused([{ field: 'id', message: '"Id" must be the same as in the address' }])
}

type ZoneFormHead = { description: string; courierCode: string; originCountryCode: string }

function zoneFieldsFromForm({ description, courierCode, originCountryCode }: ZoneFormHead) {
  const none = { stateCode: null, geography: null, billingGroupId: null }
  return { ...none, description, courierCode, countryCode: originCountryCode }
}

function zoneSidesFromForm({
  originMembers,
  members,
}: Pick<LocalForm, 'originMembers' | 'members'>) {
  return { origins: memberCodes(originMembers), destinations: memberCodes(members) }
}

function memberCodes(members: readonly { value: string }[]): string[] {
  return members.map(({ value }) => value)
}
