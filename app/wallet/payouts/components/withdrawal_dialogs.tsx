import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { type ApiRefusal, stripListNumber } from '~/api/api_outcome'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Button } from '~/ui/button'
import { DefinitionList } from '~/ui/definition_list'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { formatNaira } from '~/ui/money'
import { Notice } from '~/ui/notice'
import { NumberInput } from '~/ui/number_input'
import type { WithdrawalLimits } from './payout_types'
import type { WithdrawalForm } from './use_withdrawal'

interface WithdrawalDialogProps {
  form: WithdrawalForm
  terms: WithdrawalLimits
}

export function WithdrawalAmountDialog({ form, terms }: WithdrawalDialogProps) {
  const { account, text, problem } = form
  return (
    <FormDialog
      open={form.stage === 2}
      onClose={form.close}
      form={{ submit: form.proceed }}
      title="Withdraw"
      description={account && `To ${account.accountName}, ${account.bankName}`}
      submitLabel="Continue"
    >
      <Field
        label="Amount"
        hint={`You can withdraw up to ${formatNaira(terms.most)}. The fee is ${formatNaira(terms.fee)}.`}
        error={problem}
        required
      >
        <NumberInput value={text} onChange={form.type} prefix="₦" data-autofocus />
      </Field>
    </FormDialog>
  )
}

export function ConfirmWithdrawalDialog({ form, terms }: WithdrawalDialogProps) {
  const { account, amount, refusal } = form
  const total = amount + terms.fee
  return (
    <ConfirmDialog
      open={form.stage === 3}
      onClose={form.close}
      act={form.confirm}
      staysOpen
      title="Confirm Withdrawal"
      onCancel={form.back}
      cancelLabel="Back"
      submitLabel={`Withdraw ${formatNaira(amount)}`}
      busyLabel="Withdrawing…"
    >
      <DefinitionList
        layout="rows"
        items={[
          { term: 'Bank', value: account?.bankName },
          { term: 'Account Number', value: account?.accountNumber },
          { term: 'Account Name', value: account?.accountName },
          { term: 'Amount', value: formatNaira(amount) },
          { term: 'Fee', value: formatNaira(terms.fee) },
        ]}
        total={{ term: 'From your wallet', value: formatNaira(total) }}
      />
      {refusal && <WithdrawalRefusal refusal={refusal} />}
    </ConfirmDialog>
  )
}

function WithdrawalRefusal({ refusal: { message, code } }: { refusal: ApiRefusal }) {
  return (
    <Notice
      tone="danger"
      className="mt-4 whitespace-pre-line"
      action={
        code === 'E_NO_SECOND_FACTOR' && (
          <Button as={Link} href={urlFor('identity.security', {})} size="sm" variant="secondary">
            Open Security
          </Button>
        )
      }
    >
      {stripListNumber(message)}
    </Notice>
  )
}
