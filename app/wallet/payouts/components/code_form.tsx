import { type FormEvent, useEffect, useState } from 'react'
import { urlFor } from '~/client'
import { withoutNumber } from '~/hooks/api_outcome'
import { useCommand } from '~/hooks/use_command'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { NumberInput } from '~/ui/number_input'
import { toast } from '~/ui/toaster'

const COOLDOWN_SECONDS = 60

interface CodeFormProps {
  /** What the code confirms. */
  reference: string
  verificationType: 'BVN' | 'BANK_ACCOUNT'
  onDone: () => void
  onRestart: () => void
}

/** The six digits that came by SMS and by mail. */
export function CodeForm({ reference, verificationType, onDone, onRestart }: CodeFormProps) {
  const [otp, setOtp] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, send } = useCommand<{ message: string }>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!/^\d{6}$/.test(otp.trim())) return setProblem('"Code" must have 6 digits')
    const outcome = await send('POST', urlFor('api.wallet.otp_verifications.store', {}), {
      ref: reference,
      otp: otp.trim(),
      verificationType,
    })
    if (!outcome.ok) return setProblem(outcome.fields.otp ?? withoutNumber(outcome.message))
    toast.success(outcome.body.message)
    onDone()
  }

  return (
    <form onSubmit={submit} className="grid max-w-md gap-4" noValidate>
      <Notice>
        We have sent you a code by SMS and by mail. It works once, for ten minutes. Nobody from us
        will ask you for it.
      </Notice>
      <Field label="Code" error={problem} required>
        <NumberInput
          value={otp}
          onChange={(text) => {
            setOtp(text)
            setProblem(null)
          }}
          decimals={0}
          autoComplete="one-time-code"
          maxLength={6}
          autoFocus
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} busyLabel="Confirming…">
          Confirm
        </Button>
        <Resend reference={reference} />
        <Button variant="ghost" onClick={onRestart}>
          Start again
        </Button>
      </div>
    </form>
  )
}

function Resend({ reference }: { reference: string }) {
  const [seconds, setSeconds] = useState(COOLDOWN_SECONDS)
  const { busy, send } = useCommand<{ message: string }>()

  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])

  async function resend() {
    const outcome = await send('POST', urlFor('api.wallet.codes.store', {}), { ref: reference })
    if (!outcome.ok) return toast.error(withoutNumber(outcome.message))
    toast.success(outcome.body.message)
    setSeconds(COOLDOWN_SECONDS)
  }

  return (
    <Button variant="secondary" onClick={resend} busy={busy} disabled={seconds > 0}>
      {seconds > 0 ? `Send again in ${seconds} s` : 'Send again'}
    </Button>
  )
}
