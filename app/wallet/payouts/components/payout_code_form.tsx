import { useEffect, useState } from 'react'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { useApiCall } from '~/api/use_api_call'
import { stripListNumber } from '~/api/api_outcome'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { NumberInput } from '~/ui/number_input'
import { toast } from '~/ui/toaster'

const COOLDOWN_SECONDS = 60

interface PayoutCodeFormProps {
  reference: string
  verificationType: 'BVN' | 'BANK_ACCOUNT'
  onDone: () => void
  onRestart: () => void
}

export function PayoutCodeForm({
  reference,
  verificationType,
  onDone,
  onRestart,
}: PayoutCodeFormProps) {
  const form = useApiForm({
    initial: { otp: '' },
    lenient: true,
    checks: {
      otp: (typed) => (/^\d{6}$/.test(typed.trim()) ? null : '"Code" must have 6 digits'),
    },
    send: ({ otp }) =>
      callApi('api.wallet.otp_verifications.store', {
        body: { ref: reference, otp: otp.trim(), verificationType },
      }),
    done({ message }) {
      toast.success(message)
      onDone()
    },
    refused({ message }) {
      form.show({ otp: stripListNumber(message) })
    },
  })

  return (
    <form ref={form.form} onSubmit={form.submit} className="grid max-w-md gap-4" noValidate>
      <Notice>
        We have sent you a code by SMS and e-mail. It works once, for ten minutes. We will never ask
        you for it.
      </Notice>
      <Field label="Code" required {...form.field('otp')}>
        <NumberInput
          {...form.bind('otp')}
          decimals={0}
          autoComplete="one-time-code"
          maxLength={6}
          autoFocus
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.busy} busyLabel="Confirming…">
          Confirm
        </Button>
        <ResendCode reference={reference} />
        <Button variant="ghost" onClick={onRestart}>
          Start again
        </Button>
      </div>
    </form>
  )
}

function ResendCode({ reference }: { reference: string }) {
  const [seconds, setSeconds] = useState(COOLDOWN_SECONDS)
  const codes = useApiCall()

  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])

  async function resend() {
    const outcome = await codes.send('api.wallet.codes.store', { body: { ref: reference } })
    if (!outcome.ok) return toast.error(stripListNumber(outcome.message))
    toast.success(outcome.body.message)
    setSeconds(COOLDOWN_SECONDS)
  }

  return (
    <Button variant="secondary" onClick={resend} busy={codes.busy} disabled={seconds > 0}>
      {seconds > 0 ? `Send again in ${seconds} s` : 'Send again'}
    </Button>
  )
}
