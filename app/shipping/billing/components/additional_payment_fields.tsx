import { Field } from '~/ui/field'
import { NumberInput } from '~/ui/number_input'
import type { Option } from '~/ui/option'
import { Select } from '~/ui/select'

type AdditionalPaymentFieldsProps = {
  types: readonly Option[]
  type: string
  onType: (type: string) => void
  typeProblem: string | null
  amount: string
  onAmount: (amount: string) => void
  amountProblem: string | null
}

export function AdditionalPaymentFields(props: AdditionalPaymentFieldsProps) {
  const { types, type, onType, typeProblem, amount, onAmount, amountProblem } = props
  return (
    <>
      <Field label="Type" error={typeProblem} required className="w-full sm:w-52">
        <Select
          options={types}
          value={type || null}
          onChange={onType}
          disabled={types.length === 0}
          placeholder="Choose a type"
        />
      </Field>
      <Field label="Amount" error={amountProblem} required className="w-full sm:w-44">
        <NumberInput value={amount} onChange={onAmount} prefix="₦" />
      </Field>
    </>
  )
}
