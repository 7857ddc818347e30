import { useState } from 'react'
import type { AnswerOf } from '~/api/calls'
import type { Send } from '~/api/send'
import { useSend } from '~/api/use_send'
import type { FieldErrors, Outcome } from '~/hooks/api_outcome'
import type { Option } from '~/ui/option'
import { type TariffQuery, useTariff } from '#admin/tariffs/versions/components/use_tariff'
import { GEOGRAPHIES, isInternational, TEXTS } from './texts'
import type { Member, ShownZone, Zone, ZoneKind, ZoneLists } from './types'
import { useMemberOptions } from './use_member_options'
import { typeOf } from './zone_calls'

export type ZoneForm = {
  description: string
  courierCode: string
  originCountryCode: string
  originStateCode: string
  geographyCode: string
  billingGroup: number | null
  originMembers: string[]
  members: string[]
}

/** The answer to a zone that was saved. */
type Saved = AnswerOf<'api.admin.local_zones.store'>

/** The form of a new zone or of one that is changed. */
export function useZoneForm(kind: ZoneKind, lists: ZoneLists, shown: ShownZone | null) {
  const zone = shown?.zone ?? null
  const [initial] = useState(() => formOf(kind, shown))
  const [form, setForm] = useState(initial)
  const [isShown, setIsShown] = useState(false)
  const [refused, setRefused] = useState<{ message: string; fields: FieldErrors } | null>(null)
  const { busy, send } = useSend()
  const query = useTariff()
  const options = useMemberOptions(kind, form, lists)
  const problems = problemsOf(kind, form)

  async function save(): Promise<Saved | null> {
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
    /** What members are of changes with it: those that were chosen go. */
    change(part: Partial<ZoneForm>, clearsMembers = false) {
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

function formOf(kind: ZoneKind, shown: ShownZone | null): ZoneForm {
  const { zone, members = [] } = shown ?? {}
  const codes = (side: Member['side']) =>
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

function problemsOf(kind: ZoneKind, form: ZoneForm): FieldErrors {
  const { country, members } = TEXTS[kind]
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
  send: Send,
  { kind, zone, query }: { kind: ZoneKind; zone: Zone | null; query: TariffQuery },
  form: ZoneForm & { options: Option[] }
): Promise<Outcome<Saved>> {
  const labels = new Map(form.options.map(({ value, label }) => [value, label]))
  const chosen = (codes: string[]) => codes.map((value) => ({ value, label: labels.get(value) }))
  const { description, courierCode, originCountryCode, originStateCode, billingGroup } = form
  const head = { id: zone?.id, version: zone?.version, description, courierCode, originCountryCode }
  const params = zone && { id: zone.id }
  const members = chosen(form.members)
  if (isInternational(kind)) {
    const geographyCode =
      GEOGRAPHIES.find(({ value }) => value === form.geographyCode)?.value ?? null
    const isAll = geographyCode === 'all'
    const body = { ...head, geographyCode, members: isAll ? [] : members, billingGroup }
    return params
      ? send('api.admin.international_zones.update', { params, query, body })
      : send('api.admin.international_zones.store', { params: { type: typeOf(kind) }, query, body })
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
