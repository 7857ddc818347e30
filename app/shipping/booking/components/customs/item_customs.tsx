import { callApi } from '~/api/call_api'
import { useApiData } from '~/api/use_api_data'
import { useDebounced } from '~/hooks/use_debounced'
import { Combobox } from '~/ui/combobox'
import { Disclosure } from '~/ui/disclosure'
import { Field } from '~/ui/field'
import type { Option } from '~/ui/option'
import type { ItemEntry } from '#shipping/booking/components/packages/packages_model'

interface ItemCustomsProps {
  entry: ItemEntry
  countries: readonly Option[]
  onChange: (change: Pick<Partial<ItemEntry>, 'hsCode' | 'countryOfOrigin'>) => void
}

/** The user may leave the customs fields empty: then our proposed values apply. */
export function ItemCustoms({ entry, countries, onChange }: ItemCustomsProps) {
  const proposal = useHsCodeProposal(entry)
  const proposed = proposal?.hsCode
    ? { value: proposal.hsCode, label: labelOf(proposal.hsCode, proposal.hsDescription ?? '') }
    : null
  return (
    <div className="sm:col-span-2">
      <Disclosure title="Customs" aside="Optional" defaultOpen={Boolean(entry.hsCode)}>
        <div className="grid gap-4">
          <Field label="HS Code" hint={hintOf(proposal?.from ?? null)} optional>
            <Combobox
              loadOptions={findCodes}
              value={entry.hsCode || proposed?.value || null}
              selected={proposed}
              onChange={(hsCode) => onChange({ hsCode })}
              placeholder="Digits, or what it is"
              emptyText="No code found. Try another word, or leave it empty."
            />
          </Field>
          <Field
            label="Country of Origin"
            hint="Where it was made. Leave it empty if that is the country you send it from."
            optional
          >
            <Combobox
              options={countries}
              value={entry.countryOfOrigin || proposal?.countryOfOrigin || null}
              onChange={(countryOfOrigin) => onChange({ countryOfOrigin })}
            />
          </Field>
        </div>
      </Disclosure>
    </div>
  )
}

function useHsCodeProposal({ category, description }: ItemEntry) {
  const settled = useDebounced(description.trim(), 300)
  const query = { category: category ?? 0, description: settled }
  const request = category && settled ? { query } : null
  const { data } = useApiData(
    'api.shipping.hs_code_proposals.show',
    ...(request ? ([request] as const) : ([null] as const))
  )
  return data
}

function hintOf(from: 'earlier' | 'category' | null): string {
  if (from === 'earlier') return 'The code you used for these goods before.'
  if (from === 'category')
    return 'The usual code for this category. Change it if your goods are different.'
  return 'The customs number of the goods, such as 620520 for men’s cotton shirts.'
}

async function findCodes(query: string): Promise<Option[]> {
  if (!query.trim()) return []
  const outcome = await callApi('api.shipping.hs_codes.index', { query: { q: query } })
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.body.data.map(({ code, description }) => ({
    value: code,
    label: labelOf(code, description),
  }))
}

function labelOf(code: string, description: string): string {
  return `${code} ${description}`
}
