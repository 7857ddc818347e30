import { stripListNumber } from '~/api/api_outcome'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { DefinitionList } from '~/ui/definition_list'
import { Notice } from '~/ui/notice'
import { Stepper } from '~/ui/stepper'
import { BankAccountFields } from './bank_account_fields'
import { PayoutCodeForm } from './payout_code_form'
import type { BankOption } from './payout_types'
import { type LinkForm, type LinkStep, useLinkAccount } from './use_link_account'

const STEPS: LinkStep[] = ['account', 'name', 'code']

export function LinkAccount({ banks }: { banks: BankOption[] }) {
  const form = useLinkAccount()
  return (
    <Card title="Link a bank account">
      <div className="grid gap-5">
        <Stepper
          label="Steps to link an account"
          steps={['Account', 'Check the name', 'Confirm by code']}
          current={STEPS.indexOf(form.step)}
        />
        {form.refusal && <Notice tone="danger">{stripListNumber(form.refusal.message)}</Notice>}
        {form.step === 'account' && <AccountStep form={form} banks={banks} />}
        {form.step === 'name' && <NameStep form={form} />}
        {form.step === 'code' && (
          <PayoutCodeForm
            reference={form.reference}
            verificationType="BANK_ACCOUNT"
            onDone={form.done}
            onRestart={form.restart}
          />
        )}
      </div>
    </Card>
  )
}

function AccountStep({ form, banks }: { form: LinkForm; banks: BankOption[] }) {
  return (
    <form ref={form.form} onSubmit={form.submit} className="grid max-w-md gap-4" noValidate>
      <BankAccountFields form={form} banks={banks} />
      <div>
        <Button type="submit" busy={form.busy} busyLabel="Asking the bank…">
          Continue
        </Button>
      </div>
    </form>
  )
}

function NameStep({ form }: { form: LinkForm }) {
  const { named } = form
  return (
    <div className="grid max-w-md gap-4">
      <p>This is the name your bank gave us. Is this your account?</p>
      <DefinitionList
        layout="rows"
        items={[
          { term: 'Account Name', value: named?.accountName },
          { term: 'Bank', value: named?.bankName },
          { term: 'Account Number', value: named?.accountNumber },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={form.add} busy={form.busy} busyLabel="Sending a code…">
          Yes, send me a code
        </Button>
        <Button variant="secondary" onClick={form.restart} disabled={form.busy}>
          No, go back
        </Button>
      </div>
    </div>
  )
}
