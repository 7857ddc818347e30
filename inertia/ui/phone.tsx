import { lazy, Suspense } from 'react'

interface NumberProps {
  number: string
}

/** What is known of the numbers of all countries weighs more than most pages: it comes behind them. */
const FormattedPhone = lazy(async () => {
  try {
    const { formatPhone } = await import('../../app/shared/phones/rules/phone_text')
    return { default: ({ number }: NumberProps) => formatPhone(number) }
  } catch {
    return { default: ({ number }: NumberProps) => number }
  }
})

/** A phone number to read: as typed, and in groups as soon as they are known. */
export function Phone({ number }: { number: string | null | undefined }) {
  if (!number) return '--'
  return (
    <span className="tabular whitespace-nowrap">
      <Suspense fallback={number}>
        <FormattedPhone number={number} />
      </Suspense>
    </span>
  )
}
