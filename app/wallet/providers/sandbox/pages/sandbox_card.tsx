import { Head } from '@inertiajs/react'
import { Button } from '~/ui/button'
import type { ButtonVariant } from '~/ui/button_style'
import { DefinitionList } from '~/ui/definition_list'
import { Notice } from '~/ui/notice'

interface SandboxCardProps {
  action: string
  csrfToken: string
  amount: string
  customerName: string
  reference: string
  isOver: boolean
}

const DECISIONS: { value: string; label: string; variant: ButtonVariant }[] = [
  { value: 'pay', label: 'Pay with the test card', variant: 'primary' },
  { value: 'pay_slowly', label: 'Pay, but let the bank take its time', variant: 'secondary' },
  { value: 'stay_pending', label: 'Stay pending for good', variant: 'secondary' },
  { value: 'decline', label: 'Decline the card', variant: 'secondary' },
  { value: 'abandon', label: 'Cancel and go back', variant: 'ghost' },
]

/** Stands in for a provider's card page in development. Uses a plain form, as theirs do. */
export default function SandboxCard(props: SandboxCardProps) {
  return (
    <section className="mx-auto w-full max-w-md py-4 sm:py-10">
      <Head title="Sandbox card page" />
      <div className="rounded border border-dashed border-line-strong bg-surface-raised p-5 sm:p-8">
        <h1 className="text-2xl font-semibold tracking-tight">Sandbox card page</h1>
        <p className="mt-1 mb-4 text-ink-muted">
          This simulates the card page of the payment provider. No card is charged: choose what
          happens.
        </p>
        <DefinitionList
          layout="rows"
          items={[
            { term: 'Customer', value: props.customerName },
            { term: 'Reference', value: props.reference },
          ]}
          total={{ term: 'Amount', value: props.amount }}
        />
        {props.isOver && (
          <Notice tone="info" className="mt-4">
            This payment is already decided: all choices return as paid, only the last as cancelled.
          </Notice>
        )}
        <form method="post" action={props.action} className="mt-6 grid gap-2">
          <input type="hidden" name="_csrf" value={props.csrfToken} />
          {DECISIONS.map(({ value, label, variant }) => (
            <Button key={value} type="submit" name="decision" value={value} variant={variant} full>
              {label}
            </Button>
          ))}
        </form>
      </div>
    </section>
  )
}
