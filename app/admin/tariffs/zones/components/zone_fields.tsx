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
  const { values: form, change, problems } = state
  const international = isInternational(kind)
  return (
    <>
      <Field label="Description" error={problems.description} required>
        <TextInput
          value={form.description}
          onChange={(description) => change({ description })}
          maxLength={100}
          autoComplete="off"
          data-autofocus
        />
      </Field>
      <Field label="Courier" error={problems.courierCode} required>
        <Select
          options={lists.couriers}
          value={form.courierCode || null}
          onChange={(courierCode) => change({ courierCode })}
        />
      </Field>
      {international && (
        <Field label="Billing Group" error={problems.billingGroup} optional>
          <Combobox
            options={lists.billingGroups}
            value={form.billingGroup}
            onChange={(billingGroup) => change({ billingGroup })}
            placeholder="Everybody"
          />
        </Field>
      )}
      <Field label={ZONE_TEXTS[kind].country} error={problems.originCountryCode} required>
        <Combobox
          options={lists.countries}
          value={form.originCountryCode || null}
          onChange={(code) =>
            change({ originCountryCode: code ?? '', originStateCode: '' }, !international)
          }
        />
      </Field>
      {kind === 'city' && (
        <StateField
          country={form.originCountryCode}
          value={form.originStateCode}
          onChange={(originStateCode) => change({ originStateCode }, true)}
          error={problems.originStateCode}
        />
      )}
      {international && (
        <Field label="Geography" error={problems.geographyCode} required>
          <Select
            options={GEOGRAPHY_OPTIONS}
            value={form.geographyCode || null}
            onChange={(geographyCode) => change({ geographyCode }, true)}
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
  const { values: form, change, options, problems } = state
  return (
    <Field label={label} error={problems[name] ?? options.failure} required>
      <MultiCombobox
        options={options.choices ?? []}
        value={form[name]}
        onChange={(codes) => change({ [name]: codes })}
        placeholder={options.loading ? 'Loading...' : 'Add'}
        disabled={!options.choices}
        allLabel="All of them"
      />
    </Field>
  )
}
