import { Combobox } from '~/ui/combobox'
import { Field } from '~/ui/field'
import { MultiCombobox } from '~/ui/multi_combobox'
import { Select } from '~/ui/select'
import { TextInput } from '~/ui/text_input'
import { StateField } from './state_field'
import { GEOGRAPHY_OPTIONS, ZONE_TEXTS } from './zone_texts'
import { isInternational } from '#admin/tariffs/zones/rules/zone_kinds'
import type { ZoneKind, ZoneLists } from './zone_types'
import type { ZoneFormState } from './use_zone_form'

type ZoneFieldsProps = { kind: ZoneKind; lists: ZoneLists; state: ZoneFormState }

export function ZoneFields({ kind, lists, state }: ZoneFieldsProps) {
  const { values: form, field, bind, set, choosePlace } = state
  const international = isInternational(kind)
  return (
    <>
      <Field label="Description" required {...field('description')}>
        <TextInput {...bind('description')} maxLength={100} autoComplete="off" data-autofocus />
      </Field>
      <Field label="Courier" required {...field('courierCode')}>
        <Select
          options={lists.couriers}
          value={form.courierCode || null}
          onChange={(code) => set('courierCode', code)}
        />
      </Field>
      {international && (
        <Field label="Billing Group" optional {...field('billingGroup')}>
          <Combobox
            options={lists.billingGroups}
            {...bind('billingGroup')}
            placeholder="Everybody"
          />
        </Field>
      )}
      <Field label={ZONE_TEXTS[kind].country} required {...field('originCountryCode')}>
        <Combobox
          options={lists.countries}
          value={form.originCountryCode || null}
          onChange={(code) => choosePlace('originCountryCode', code ?? '')}
        />
      </Field>
      {kind === 'city' && (
        <StateField
          country={form.originCountryCode}
          value={form.originStateCode}
          onChange={(code) => choosePlace('originStateCode', code)}
          {...field('originStateCode')}
        />
      )}
      {international && (
        <Field label="Geography" required {...field('geographyCode')}>
          <Select
            options={GEOGRAPHY_OPTIONS}
            value={form.geographyCode || null}
            onChange={(code) => choosePlace('geographyCode', code)}
          />
        </Field>
      )}
      {!international && <MemberField name="originMembers" label="Origin(s)" state={state} />}
      {form.geographyCode !== 'all' && (
        <MemberField name="members" label={ZONE_TEXTS[kind].members} state={state} />
      )}
    </>
  )
}

type MemberFieldProps = {
  name: 'originMembers' | 'members'
  label: string
  state: ZoneFormState
}

function MemberField({ name, label, state }: MemberFieldProps) {
  const { bind, options, problems } = state
  return (
    <Field label={label} error={problems[name] ?? options.failure?.message} required>
      <MultiCombobox
        options={options.choices ?? []}
        {...bind(name)}
        placeholder={options.loading ? 'Loading...' : 'Add'}
        disabled={!options.choices}
        allLabel="All of them"
      />
    </Field>
  )
}
