import { type FormEvent, useState } from 'react'
import { router } from '@inertiajs/react'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { NumberInput } from '~/ui/number_input'
import { checkCreditAmount } from '#wallet/funding/rules/credit_amount'

/** Time until the balance is reloaded, in which the worker processes the sandbox webhook. */
const SHOWN_AFTER_MS = 4000

export function SandboxTransfer() {
  const [amount, setAmount] = useState('5000')
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, send } = useApiCall()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = checkCreditAmount(amount)
    setProblem(found)
    if (found) return
    const outcome = await send('api.wallet.sandbox_deposits.store', { body: { amount } })
    if (!showOutcome(outcome)) return
    setTimeout(() => router.reload({ only: ['walletBalance'] }), SHOWN_AFTER_MS)
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      className="mt-6 flex flex-wrap items-end gap-3 rounded border border-dashed border-line-strong p-4"
    >
      <Field label="Sandbox: amount to transfer" error={problem} className="w-full sm:w-60">
        <NumberInput prefix="₦" value={amount} onChange={setAmount} />
      </Field>
      <Button type="submit" variant="secondary" busy={busy}>
        Simulate transfer
      </Button>
    </form>
  )
}
