import type { ResponseOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import type { ApiOutcome } from '~/api/api_outcome'
import type { Option } from '~/ui/option'
import { formatEmptyMessage, textCheck } from '#shared/http/rules/field_checks'
import {
  type TariffQuery,
  useTariffQuery,
} from '#admin/tariffs/versions/components/use_tariff_query'
import { isInternational, ZONE_KIND_NAMES } from '#admin/tariffs/zones/rules/zone_kinds'
import { GEOGRAPHY_OPTIONS, ZONE_TEXTS } from './zone_texts'
import type { ZoneMember, ZoneWithMembers, ZoneData, ZoneKind, ZoneLists } from './zone_types'
import { citiesQuery, statesQuery } from './zone_calls'
import { useApiQuery } from '~/api/use_api_data'

export type ZoneFormValues = {
  description: string
  courierCode: string
  originCountryCode: string
  originStateCode: string
  geographyCode: string
  billingGroup: number | null
  originMembers: string[]
  members: string[]
}

type SavedZoneResponse = ResponseOf<'api.admin.local_zones.store'>

type ZoneFormSource = { kind: ZoneKind; lists: ZoneLists; shown: ZoneWithMembers | null }

export function useZoneForm(
  { kind, lists, shown }: ZoneFormSource,
  done: (saved: SavedZoneResponse) => void
) {
  const query = useTariffQuery()
  const form = useApiForm<ZoneFormValues, SavedZoneResponse>({
    initial: initialZoneForm(kind, shown),
    checks: zoneFormChecks(kind),
    send: (values) =>
      saveZone({ kind, zone: shown?.zone ?? null, query }, values, options.choices ?? []),
    done,
  })
  const options = useMemberOptions(kind, form.values, lists)

  return {
    ...form,
    options,
    /** Clears the state and the members, which may not belong to the new place. */
    choosePlace(name: 'originCountryCode' | 'originStateCode' | 'geographyCode', code: string) {
      form.set(name, code)
      if (name === 'originCountryCode') form.put({ originStateCode: '' })
      if (name === 'geographyCode' || !isInternational(kind)) {
        form.put({ originMembers: [], members: [] })
      }
    },
  }
}

export type ZoneFormState = ReturnType<typeof useZoneForm>

function initialZoneForm(kind: ZoneKind, shown: ZoneWithMembers | null): ZoneFormValues {
  const { zone, members = [] } = shown ?? {}
  const codes = (side: ZoneMember['side']) =>
    members.filter((one) => one.side === side).map(({ value }) => value)
  return {
    description: zone?.description ?? '',
    courierCode: zone?.courierCode ?? '',
    originCountryCode: zone?.originCountryCode ?? (kind === 'import' ? '' : 'NG'),
    originStateCode: zone?.originStateCode ?? '',
    geographyCode: zone ? zone.geographyCode || 'all' : '',
    billingGroup: zone?.billingGroup ?? null,
    originMembers: isInternational(kind) ? [] : codes('origin'),
    members: codes(kind === 'import' ? 'origin' : 'destination'),
  }
}

function zoneFormChecks(kind: ZoneKind) {
  const { country, members } = ZONE_TEXTS[kind]
  const isAbroad = isInternational(kind)
  const filled = (label: string) => (value: string | string[]) =>
    value.length > 0 ? null : formatEmptyMessage(label)
  return {
    description: textCheck('Description', { max: 100 }),
    courierCode: filled('Courier'),
    originCountryCode: filled(country),
    ...(kind === 'city' && { originStateCode: filled('Origin State') }),
    ...(isAbroad ? { geographyCode: filled('Geography') } : { originMembers: filled('Origin(s)') }),
    members: (codes: string[], { geographyCode }: ZoneFormValues) =>
      geographyCode === 'all' && isAbroad ? null : filled(members)(codes),
  }
}

async function saveZone(
  { kind, zone, query }: { kind: ZoneKind; zone: ZoneData | null; query: TariffQuery },
  form: ZoneFormValues,
  options: readonly Option[]
): Promise<ApiOutcome<SavedZoneResponse>> {
  const labels = new Map(options.map(({ value, label }) => [value, label]))
  const chosen = (codes: string[]) => codes.map((value) => ({ value, label: labels.get(value) }))
  const { description, courierCode, originCountryCode, originStateCode, billingGroup } = form
  const head = { id: zone?.id, version: zone?.version, description, courierCode, originCountryCode }
  const params = zone && { id: zone.id }
  const members = chosen(form.members)
  if (isInternational(kind)) {
    const geographyCode =
      GEOGRAPHY_OPTIONS.find(({ value }) => value === form.geographyCode)?.value ?? null
    const isAll = geographyCode === 'all'
    const body = { ...head, geographyCode, members: isAll ? [] : members, billingGroup }
    return params
      ? callApi('api.admin.international_zones.update', { params, query, body })
      : callApi('api.admin.international_zones.store', {
          params: { type: ZONE_KIND_NAMES[kind] },
          query,
          body,
        })
  }
  const both = { ...head, originMembers: chosen(form.originMembers), members }
  if (kind === 'local') {
    return params
      ? callApi('api.admin.local_zones.update', { params, query, body: both })
      : callApi('api.admin.local_zones.store', { query, body: both })
  }
  const body = { ...both, originStateCode }
  return params
    ? callApi('api.admin.city_zones.update', { params, query, body })
    : callApi('api.admin.city_zones.store', { query, body })
}

/** Returns possible members: world regions from the page, states and cities from the API. */
function useMemberOptions(kind: ZoneKind, form: ZoneFormValues, { places }: ZoneLists) {
  const { originCountryCode: country, originStateCode: state, geographyCode } = form
  const asked =
    kind === 'city' ? citiesQuery(country, state) : kind === 'local' && statesQuery(country)
  const { body, failure, loading } = useApiQuery(asked || null)
  const ofWorld = places?.find(({ geography }) => geography === geographyCode)?.options
  return { choices: ofWorld ?? body?.data ?? null, failure, loading }
}
