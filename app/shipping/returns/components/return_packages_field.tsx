import type { Data } from '@generated/data'
import { Checkbox } from '~/ui/checkbox'
import { Field } from '~/ui/field'
import { NumberInput } from '~/ui/number_input'
import { COUNT_NUMBER, MEASURE_NUMBER, readNumber } from '#shared/numbers/rules/read_number'

export type ReturnableData = Data.Shipping.Returns.Returnable
export type ReturnablePackageData = ReturnableData['packages'][number]

/** The values that the user typed: quantities by package and item, and weights by package. */
export interface PackageQuantities {
  counts: Record<string, string>
  weights: Record<number, string>
}

const quantityKey = (parcel: number, item: number) => `${parcel}.${item}`

export function allPackageQuantities(packages: ReturnablePackageData[]): PackageQuantities {
  const items = packages.flatMap((parcel) =>
    parcel.items.map(({ index, left }) => [quantityKey(parcel.index, index), String(left)] as const)
  )
  return {
    counts: Object.fromEntries(items),
    weights: Object.fromEntries(packages.map(({ index, weight }) => [index, String(weight)])),
  }
}

export function packagesRequestBody(
  packages: ReturnablePackageData[],
  { counts, weights }: PackageQuantities
) {
  return packages.flatMap(({ index, items }) => {
    const chosen = items.flatMap((item) => {
      const quantity = readNumber(counts[quantityKey(index, item.index)] ?? '', COUNT_NUMBER)
      return quantity > 0 ? [{ index: item.index, quantity }] : []
    })
    return chosen.length > 0
      ? [{ index, weight: readNumber(weights[index] ?? '', MEASURE_NUMBER), items: chosen }]
      : []
  })
}

interface ReturnPackagesFieldProps {
  packages: ReturnablePackageData[]
  chosen: PackageQuantities
  onChange: (chosen: PackageQuantities) => void
  error?: string | null
}

export function ReturnPackagesField({
  packages,
  chosen,
  onChange,
  error,
}: ReturnPackagesFieldProps) {
  const { counts, weights } = chosen
  const count = (key: string, value: string) =>
    onChange({ ...chosen, counts: { ...counts, [key]: value } })
  return (
    <Field label="What goes back" group required error={error}>
      <div className="grid gap-4">
        {packages.map((parcel) => (
          <div key={parcel.index} className="grid gap-3 rounded border p-3">
            {packages.length > 1 && <p className="font-medium">Package {parcel.index}</p>}
            {parcel.items.map((item) => {
              const key = quantityKey(parcel.index, item.index)
              return (
                <ReturnItemField
                  key={key}
                  item={item}
                  value={counts[key] ?? '0'}
                  onChange={(value) => count(key, value)}
                />
              )
            })}
            <Field
              label="Weight (kg)"
              hint="We filled in the full package weight. Change it if less is coming back."
            >
              <NumberInput
                decimals={3}
                className="max-w-32"
                value={weights[parcel.index] ?? ''}
                onChange={(text) =>
                  onChange({ ...chosen, weights: { ...weights, [parcel.index]: text } })
                }
              />
            </Field>
          </div>
        ))}
      </div>
    </Field>
  )
}

interface ReturnItemFieldProps {
  item: ReturnablePackageData['items'][number]
  value: string
  onChange: (value: string) => void
}

function ReturnItemField({ item, value, onChange }: ReturnItemFieldProps) {
  const { description, quantity, left } = item
  const isChosen = readNumber(value, COUNT_NUMBER) > 0
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <Checkbox
        label={description}
        hint={left < quantity ? `${left} of ${quantity} left to return` : undefined}
        checked={isChosen}
        disabled={left === 0}
        onChange={(checked) => onChange(checked ? String(left) : '0')}
      />
      {isChosen && left > 1 && (
        <Field label={`How many, of ${left}`}>
          <NumberInput decimals={0} className="max-w-24" value={value} onChange={onChange} />
        </Field>
      )}
    </div>
  )
}
