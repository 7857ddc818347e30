import { type ReactNode, useEffect, useRef } from 'react'
import { RateFormView } from './rate_form'
import { RateResult } from './rate_result'
import type { RatesPageProps } from './rate_types'

export interface RatesViewProps extends RatesPageProps {
  /** The page itself, to which the form goes as a plain GET. */
  action: string
  /** What else is asked where prices are only tried, and nobody can book by them. */
  trial?: TrialQuery
}

interface TrialQuery {
  /** As it stands in the address beside the question. */
  query: Record<string, string>
  fields: ReactNode
}

/** The form, or the answer to it. Both are complete before any script runs. */
export function RateCalculator(props: RatesViewProps) {
  const { quote } = props
  const heading = useFocusOnChange(quote !== null, props.advised?.field)
  return quote ? (
    <RateResult {...props} quote={quote} headingRef={heading} />
  ) : (
    <RateFormView {...props} headingRef={heading} />
  )
}

/** When one view takes the place of the other, a screen reader starts at its heading, or at the field to look at. */
function useFocusOnChange(view: boolean, field?: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const named = field && document.querySelector<HTMLElement>(`input[name="${field}"]`)
    if (named) named.focus()
    else heading.current?.focus()
  }, [view])
  return heading
}
