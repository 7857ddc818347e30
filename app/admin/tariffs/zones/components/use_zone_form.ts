import { useState } from 'react'
import type { ResponseOf } from '~/api/call_types'
import type { CallApi } from '~/api/call_api'
import { useApiCall } from '~/api/use_api_call'
import type { FieldErrors, ApiOutcome } from '~/api/api_outcome'
import type { Option } from '~/ui/option'
import {
  type TariffQuery,
  useTariffQuery,
} from '#admin/tariffs/versions/components/use_tariff_query'
import { GEOGRAPHY_OPTIONS, ZONE_TEXTS } from './zone_texts'
import { isInternational } from '#admin/tariffs/zones/rules/zone_kinds'
import type { ZoneMember, ZoneWithMembers, ZoneData, ZoneKind, ZoneLists } from './zone_types'
import { zoneTypeParam, citiesQuery, statesQuery } from './zone_calls'
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

export function useZoneForm(kind: ZoneKind, lists: ZoneLists, shown: ZoneWithMembers | null) {
  const zone = shown?.zone ?? null
  const [initial] = useState(() => initialZoneForm(kind, shown))
  const [form, setForm] = useState(initial)
  const [isShown, setIsShown] = useState(false)
  const [refused, setRefused] = useState<{ message: string; fields: FieldErrors } | null>(null)
  const { busy, send } = useApiCall()
  const query = useTariffQuery()
  const options = useMemberOptions(kind, form, lists)
  const problems = zoneFormProblems(kind, form)

  async function save(): Promise<SavedZoneResponse | null> {
    setIsShown(true)
    setRefused(null)
    if (Object.keys(problems).length) return null
    const filled = { ...form, options: options.choices ?? [] }
    const outcome = await saveZone(send, { kind, zone, query }, filled)
    if (outcome.ok) return outcome.body
    setRefused(outcome)
    return null
  }

  return {
    values: form,
    isChanged: JSON.stringify(form) !== JSON.stringify(initial),
    /** Pass `clearsMembers` if the chosen members do not belong to the new values. */
    change(part: Partial<ZoneFormValues>, clearsMembers = false) {
      setRefused(null)
      const cleared = clearsMembers ? { originMembers: [], members: [] } : {}
      setForm((before) => ({ ...before, ...cleared, ...part }))
    },
    options,
    busy,
    refusal: refused,
    problems: { ...(isShown ? problems : {}), ...refused?.fields } as FieldErrors,
    save,
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

function zoneFormProblems(kind: ZoneKind, form: ZoneFormValues): FieldErrors {
  const { country, members } = ZONE_TEXTS[kind]
  const needsMembers = !isInternational(kind) || form.geographyCode !== 'all'
  const filled: [string, string, boolean][] = [
    ['description', 'Description', form.description.trim() !== ''],
    ['courierCode', 'Courier', form.courierCode !== ''],
    ['originCountryCode', country, form.originCountryCode !== ''],
    ['originStateCode', 'Origin State', kind !== 'city' || form.originStateCode !== ''],
    ['geographyCode', 'Geography', !isInternational(kind) || form.geographyCode !== ''],
    ['originMembers', 'Origin(s)', isInternational(kind) || form.originMembers.length > 0],
    ['members', members, !needsMembers || form.members.length > 0],
  ]
  const missing = filled
    .filter(([, , isFilled]) => !isFilled)
    .map(([field, label]) => [field, `"${label}" should not be empty`])
  const problems: FieldErrors = Object.fromEntries(missing)
  if (form.description.trim().length > 100) {
    problems.description = '"Description" must have at most 100 characters'
  }
  return problems
}

async function saveZone(
  send: CallApi,
  { kind, zone, query }: { kind: ZoneKind; zone: ZoneData | null; query: TariffQuery },
  form: ZoneFormValues & { options: Option[] }
): Promise<ApiOutcome<SavedZoneResponse>> {
  const labels = new Map(form.options.map(({ value, label }) => [value, label]))
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
      ? send('api.admin.international_zones.update', { params, query, body })
      : send('api.admin.international_zones.store', {
          params: { type: zoneTypeParam(kind) },
          query,
          body,
        })
  }
  const both = { ...head, originMembers: chosen(form.originMembers), members }
  if (kind === 'local') {
    return params
      ? send('api.admin.local_zones.update', { params, query, body: both })
      : send('api.admin.local_zones.store', { query, body: both })
  }
  const body = { ...both, originStateCode }
  return params
    ? send('api.admin.city_zones.update', { params, query, body })
    : send('api.admin.city_zones.store', { query, body })
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
