import { type FormEvent, useId } from 'react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { formatNaira } from '~/ui/money'
import { NumberInput } from '~/ui/number_input'
import type { Terms } from './types'
import type { WithdrawalForm } from './use_withdrawal'

/** Stage 2: how much. */
export function AmountDialog({ form, terms }: { form: WithdrawalForm; terms: Terms }) {
  const id = useId()
  const { account, text, problem } = form

  function submit(event: FormEvent) {
    event.preventDefault()
    form.proceed()
  }

  return (
    <Dialog
      open={form.stage === 2}
      onClose={form.close}
      title="Withdraw"
      description={account && `To ${account.accountName}, ${account.bankName}`}
      footer={
        <>
          <Button variant="secondary" onClick={form.close}>
            Cancel
          </Button>
          <Button type="submit" form={id}>
            Continue
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <Field
          label="Amount"
          hint={`You can withdraw up to ${formatNaira(terms.most)}. The fee is ${formatNaira(terms.fee)}.`}
          error={problem}
          required
        >
          <NumberInput value={text} onChange={form.type} prefix="₦" data-autofocus />
        </Field>
      </form>
    </Dialog>
  )
}
