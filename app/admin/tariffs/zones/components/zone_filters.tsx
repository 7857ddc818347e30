import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { Combobox } from '~/ui/combobox'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import { useTariffQuery } from '#admin/tariffs/versions/components/use_tariff_query'
import { StateField } from './state_field'
import { GEOGRAPHY_OPTIONS, ZONE_KIND_OPTIONS, ZONE_TEXTS } from './zone_texts'
import { isInternational } from '#admin/tariffs/zones/rules/zone_kinds'
import type { ZoneKind, ZoneLists } from './zone_types'
import type { ZoneListState } from './use_zone_list'

type ZoneFiltersProps = { kind: ZoneKind; lists: ZoneLists; zones: ZoneListState }

export function ZoneFilters({ kind, lists, zones }: ZoneFiltersProps) {
  const { courier, country, state, geography, billingGroup } = zones.query
  const tariff = useTariffQuery()
  const showKind = (chosen: string) =>
    router.visit(urlFor('admin.zones', { kind: chosen }, { qs: { courier, ...tariff } }))
  return (
    <section
      aria-label="Filters"
      className="no-print mb-4 grid grid-cols-2 items-start gap-3 lg:grid-cols-5"
    >
      <Field label="Courier">
        <NativeSelect
          options={lists.couriers}
          value={courier}
          onChange={(chosen) => zones.narrow({ courier: chosen })}
        />
      </Field>
      <Field label="Kind">
        <NativeSelect options={ZONE_KIND_OPTIONS} value={kind} onChange={showKind} />
      </Field>
      <Field label={ZONE_TEXTS[kind].country}>
        <Combobox
          options={lists.countries}
          value={country}
          onChange={(chosen) => chosen && zones.narrow({ country: chosen, state: '' })}
        />
      </Field>
      {isInternational(kind) && (
        <>
          <Field label="Geography">
            <NativeSelect
              options={GEOGRAPHY_OPTIONS}
              value={geography}
              onChange={(chosen) => zones.narrow({ geography: chosen })}
            />
          </Field>
          <Field label="Billing Group">
            <NativeSelect
              placeholder="All"
              options={[{ value: 0, label: 'Everybody' }, ...lists.billingGroups]}
              value={billingGroup}
              onChange={(chosen) => zones.narrow({ billingGroup: chosen })}
            />
          </Field>
        </>
      )}
      {kind === 'city' && (
        <StateField
          country={country}
          value={state}
          onChange={(chosen) => zones.narrow({ state: chosen })}
          none="All states"
        />
      )}
    </section>
  )
}
