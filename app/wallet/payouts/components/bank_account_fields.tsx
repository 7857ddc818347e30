import { Combobox } from '~/ui/combobox'
import { Field, type FieldProps } from '~/ui/field'
import { NumberInput } from '~/ui/number_input'
import type { BankOption } from './payout_types'

type TypedBankAccount = { bankCode: string; accountNumber: string }

interface AccountForm {
  values: TypedBankAccount
  field: (name: keyof TypedBankAccount) => Partial<FieldProps>
  set: (name: keyof TypedBankAccount, value: string) => void
}

export const ACCOUNT_CHECKS = {
  bankCode: (code: string) => (code ? null : '"Bank" should not be empty'),
  accountNumber: (typed: string) =>
    /^\d{10}$/.test(typed) ? null : '"Account Number" must have 10 digits',
}

export function BankAccountFields({ form, banks }: { form: AccountForm; banks: BankOption[] }) {
  return (
    <>
      <Field label="Bank" required {...form.field('bankCode')}>
        <Combobox
          options={banks}
          placeholder="Choose a bank"
          value={form.values.bankCode || null}
          onChange={(code) => form.set('bankCode', code ?? '')}
        />
      </Field>
      <Field
        label="Account Number"
        hint="The ten digits of your account number."
        required
        {...form.field('accountNumber')}
      >
        <NumberInput
          value={form.values.accountNumber}
          onChange={(text) => form.set('accountNumber', text.replace(/\s/g, ''))}
          decimals={0}
          maxLength={12}
        />
      </Field>
    </>
  )
}
