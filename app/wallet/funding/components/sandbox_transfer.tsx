import { type FormEvent, useState } from 'react'
import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { NumberInput } from '~/ui/number_input'
import { toast } from '~/ui/toast'
import { creditAmountProblem } from '#wallet/funding/rules/credit_amount'

/** Long enough for the worker to hear of it. */
const SHOWN_AFTER_MS = 4000

/** In development no bank sends anything, so this plays the bank. */
export function SandboxTransfer() {
  const [amount, setAmount] = useState('5000')
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, send } = useCommand<{ message: string }>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = creditAmountProblem(amount)
    setProblem(found)
    if (found) return
    const url = urlFor('api.wallet.sandbox_deposits.store', {})
    const outcome = await send('POST', url, { amount })
    if (!outcome.ok) return toast.error(outcome.message)
    toast.success(outcome.body.message)
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
