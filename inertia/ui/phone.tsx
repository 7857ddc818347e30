import { lazy, Suspense } from 'react'
import { NoValue } from '~/ui/no_value'

interface NumberProps {
  number: string
}

/** Phone metadata is larger than most pages, so it loads later. */
const FormattedPhone = lazy(async () => {
  try {
    const { formatPhone } = await import('../../app/shared/phones/rules/phone_text')
    return { default: ({ number }: NumberProps) => formatPhone(number) }
  } catch {
    return { default: ({ number }: NumberProps) => number }
  }
})

/** A phone number, grouped once the metadata has loaded. */
export function Phone({ number }: { number: string | null | undefined }) {
  if (!number) return <NoValue />
  return (
    <span className="tabular whitespace-nowrap">
      <Suspense fallback={number}>
        <FormattedPhone number={number} />
      </Suspense>
    </span>
  )
}
