import type { UrlChanges } from '~/url/use_url_query'
import type { ListParams } from '~/url/use_server_list'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'

type Choice = { value: string; label: string }

export type MarginChoices = { months: Choice[]; couriers: Choice[]; lanes: Choice[] }

interface MarginFiltersProps {
  listQuery: ListParams
  choices: MarginChoices
  onChange: (changes: UrlChanges) => void
}

const NONE = { month: null, courier: null, lane: null, organization: null, group: null }

export function MarginFilters({ listQuery, choices, onChange }: MarginFiltersProps) {
  const isNarrowed = Object.keys(NONE).some((name) => listQuery[name])
  return (
    <div className="no-print flex flex-wrap items-end gap-3">
      <Field label="Month">
        <NativeSelect
          options={choices.months}
          placeholder="All months"
          value={listQuery.month ?? ''}
          onChange={(month) => onChange({ month })}
        />
      </Field>
      <Field label="Courier">
        <NativeSelect
          options={choices.couriers}
          placeholder="All couriers"
          value={listQuery.courier ?? ''}
          onChange={(courier) => onChange({ courier })}
        />
      </Field>
      <Field label="Lane">
        <NativeSelect
          options={choices.lanes}
          placeholder="All lanes"
          value={listQuery.lane ?? ''}
          onChange={(lane) => onChange({ lane })}
        />
      </Field>
      {isNarrowed && (
        <Button variant="ghost" onClick={() => onChange(NONE)}>
          Show all
        </Button>
      )}
    </div>
  )
}
