import { useState } from 'react'
import { router } from '@inertiajs/react'
import type { DataOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { stripListNumber } from '~/api/api_outcome'
import { Button, buttonClass } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { NumberInput } from '~/ui/number_input'
import { ACCOUNT_CHECKS, BankAccountFields } from './bank_account_fields'
import { PayoutCodeForm } from './payout_code_form'
import type { BankOption } from './payout_types'

/** Pass `banks` if the provider looks up a BVN together with a bank account of the same person. */
export function VerifyBvn({ banks }: { banks?: BankOption[] }) {
  const [begun, setBegun] = useState<DataOf<'api.wallet.bvn_verifications.show'> | null>(null)
  const form = useApiForm({
    initial: { bvn: '', bankCode: '', accountNumber: '' },
    lenient: true,
    checks: {
      bvn: (typed) => (/^\d{11}$/.test(typed) ? null : '"BVN" must have 11 digits'),
      ...(banks && ACCOUNT_CHECKS),
    },
    send: ({ bvn, ...account }) =>
      callApi('api.wallet.bvn_verifications.show', { query: { bvn, ...(banks && account) } }),
    done({ data }) {
      form.reset()
      setBegun(data)
    },
    refused({ message }) {
      form.show({ bvn: stripListNumber(message) })
    },
  })

  return (
    <Card
      title="Verify your BVN"
      description={`Your bank verification number (BVN) confirms who you are. ${banks ? 'We check it together with one of your bank accounts. ' : ''}We do not keep it.`}
    >
      {begun ? (
        <div className="grid gap-4">
          {begun.consentUrl && (
            <p>
              <a
                href={begun.consentUrl}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ variant: 'secondary' })}
              >
                Agree at your bank first
              </a>
            </p>
          )}
          <PayoutCodeForm
            reference={begun.ref}
            verificationType="BVN"
            onDone={() => router.reload()}
            onRestart={() => setBegun(null)}
          />
        </div>
      ) : (
        <form ref={form.form} onSubmit={form.submit} className="grid max-w-md gap-4" noValidate>
          <Field label="BVN" hint="Dial *565*0# to see it." required {...form.field('bvn')}>
            <NumberInput
              value={form.values.bvn}
              onChange={(text) => form.set('bvn', text.replace(/\s/g, ''))}
              decimals={0}
              maxLength={13}
            />
          </Field>
          {banks && <BankAccountFields form={form} banks={banks} />}
          <div>
            <Button type="submit" busy={form.busy} busyLabel="Verifying…">
              Verify
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
