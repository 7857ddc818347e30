import { useEffect, useRef } from 'react'
import { RateFormView, type RatesViewProps } from './rate_form'
import { RateResult } from './rate_result'

/** Renders fully without scripts. */
export function RateCalculator(props: RatesViewProps) {
  const { quote } = props
  const heading = useFocusOnChange(quote !== null, props.advised?.field)
  return quote ? (
    <RateResult {...props} quote={quote} headingRef={heading} />
  ) : (
    <RateFormView {...props} headingRef={heading} />
  )
}

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
