import { useState, type FormEvent } from 'react'
import { Search } from 'lucide-react'
import { focusFirstError } from '~/hooks/focus_first_error'
import { Button } from '~/ui/button'
import { Combobox } from '~/ui/combobox'
import { Field } from '~/ui/field'
import { Select } from '~/ui/select'
import { StateField } from './state_field'
import { GEOGRAPHIES, isInternational, TEXTS } from './texts'
import type { ZoneKind, ZoneLists, ZoneQuery } from './types'
import type { Zones } from './use_zones'

const NOTHING = { courier: '', state: '', geography: '' }

type ZoneSearchProps = { kind: ZoneKind; lists: ZoneLists; zones: Zones }

export function ZoneSearch({ kind, lists, zones }: ZoneSearchProps) {
  const [query, setQuery] = useState<ZoneQuery>(
    zones.searched ?? { ...NOTHING, country: kind === 'import' ? '' : 'NG' }
  )
  const [isShown, setIsShown] = useState(false)
  const change = (part: Partial<ZoneQuery>) => setQuery((before) => ({ ...before, ...part }))
  const problems = problemsOf(kind, query)
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
        <Field label={TEXTS[kind].country} error={shown?.country} required>
          <Combobox
            options={lists.countries}
            value={query.country || null}
            onChange={(value) => change({ country: value ?? '', state: '' })}
          />
        </Field>
        {isInternational(kind) && (
          <Field label="Geography" error={shown?.geography} required>
            <Select
              options={GEOGRAPHIES}
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
          icon={<Search aria-hidden="true" className="size-4" />}
          className="sm:mt-6 sm:justify-self-start"
        >
          Search
        </Button>
      </form>
    </section>
  )
}

function problemsOf(kind: ZoneKind, query: ZoneQuery) {
  const missing = (field: keyof ZoneQuery, label: string) =>
    query[field] ? null : `"${label}" should not be empty`
  return {
    courier: missing('courier', 'Courier'),
    country: missing('country', TEXTS[kind].country),
    geography: isInternational(kind) ? missing('geography', 'Geography') : null,
    state: kind === 'city' ? missing('state', 'Origin State') : null,
  }
}
