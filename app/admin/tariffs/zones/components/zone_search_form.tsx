import { useState, type FormEvent } from 'react'
import { Search } from 'lucide-react'
import { focusFirstError } from '~/hooks/focus_first_error'
import { Button } from '~/ui/button'
import { Combobox } from '~/ui/combobox'
import { Field } from '~/ui/field'
import { Select } from '~/ui/select'
import { StateField } from './state_field'
import { GEOGRAPHY_OPTIONS, isInternational, ZONE_TEXTS } from './zone_texts'
import type { ZoneKind, ZoneLists, ZoneSearchQuery } from './zone_types'
import type { ZoneListState } from './use_zone_list'

const EMPTY_SEARCH = { courier: '', state: '', geography: '' }

type ZoneSearchFormProps = { kind: ZoneKind; lists: ZoneLists; zones: ZoneListState }

export function ZoneSearchForm({ kind, lists, zones }: ZoneSearchFormProps) {
  const [query, setQuery] = useState<ZoneSearchQuery>(
    zones.searched ?? { ...EMPTY_SEARCH, country: kind === 'import' ? '' : 'NG' }
  )
  const [isShown, setIsShown] = useState(false)
  const change = (part: Partial<ZoneSearchQuery>) => setQuery((before) => ({ ...before, ...part }))
  const problems = searchProblems(kind, query)
  const shown = isShown ? problems : null

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsShown(true)
    if (Object.values(problems).some(Boolean)) return focusFirstError(event.currentTarget)
    zones.search(query)
  }

  return (
    <section aria-label="Search zones" className="no-print mb-4">
      <form
        onSubmit={submit}
        noValidate
        className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4"
      >
        <Field label="Courier" error={shown?.courier} required>
          <Select
            options={lists.couriers}
            value={query.courier || null}
            onChange={(courier) => change({ courier })}
          />
        </Field>
        <Field label={ZONE_TEXTS[kind].country} error={shown?.country} required>
          <Combobox
            options={lists.countries}
            value={query.country || null}
            onChange={(value) => change({ country: value ?? '', state: '' })}
          />
        </Field>
        {isInternational(kind) && (
          <Field label="Geography" error={shown?.geography} required>
            <Select
              options={GEOGRAPHY_OPTIONS}
              value={query.geography || null}
              onChange={(geography) => change({ geography })}
            />
          </Field>
        )}
        {kind === 'city' && (
          <StateField
            country={query.country}
            value={query.state}
            onChange={(state) => change({ state })}
            error={shown?.state}
          />
        )}
        <Button
          type="submit"
          busy={zones.list.loading && !zones.isUnasked}
          busyLabel="Searching..."
          icon={<Search />}
          className="sm:mt-6 sm:justify-self-start"
        >
          Search
        </Button>
      </form>
    </section>
  )
}

function searchProblems(kind: ZoneKind, query: ZoneSearchQuery) {
  const missing = (field: keyof ZoneSearchQuery, label: string) =>
    query[field] ? null : `"${label}" should not be empty`
  return {
    courier: missing('courier', 'Courier'),
    country: missing('country', ZONE_TEXTS[kind].country),
    geography: isInternational(kind) ? missing('geography', 'Geography') : null,
    state: kind === 'city' ? missing('state', 'Origin State') : null,
  }
}
