import { useId, useRef, type FormEvent, type ReactNode } from 'react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { focusFirstError } from '~/hooks/focus_first_error'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { useFocusOnChange } from '~/hooks/use_focus_on_change'

interface StepFrameProps {
  title: string
  failure: string | null
  waiting: string | null
  nextLabel?: string
  /** Says what the user must do before Next works; null if nothing. */
  nextMissing?: string | null
  /** Resolves to false if the tab has errors. */
  onNext?: () => Promise<boolean>
  onPrevious?: () => void
  /** False if the tab has its own button, so that Enter in a field must not press Next. */
  submits?: boolean
  notice?: ReactNode
  children: ReactNode
}

export function StepFrame(props: StepFrameProps) {
  const { title, failure, waiting, onNext, onPrevious, submits = true, children } = props
  const missing = props.nextMissing ?? null
  const missingId = useId()
  const box = useRef<HTMLFormElement & HTMLDivElement>(null)
  const heading = useFocusOnChange<HTMLHeadingElement>(title, scrollToTop)
  const Box = submits && onNext ? 'form' : 'div'

  async function next(event?: FormEvent) {
    event?.preventDefault()
    if (waiting || !onNext) return
    if (!(await onNext())) focusFirstError(box.current)
  }

  return (
    <Box
      ref={box}
      noValidate={Box === 'form' || undefined}
      onSubmit={Box === 'form' ? next : undefined}
      className="min-w-0"
    >
      <h2 ref={heading} tabIndex={-1} className="mb-3 text-lg font-semibold">
        {title}
      </h2>
      {children}
      {failure && (
        <Notice tone="danger" className="mt-4 whitespace-pre-line">
          {failure}
        </Notice>
      )}
      {props.notice}
      <div className="my-6 flex flex-wrap items-center justify-between gap-3">
        {onPrevious ? (
          <Button
            variant="secondary"
            disabled={Boolean(waiting)}
            className="min-h-11"
            icon={<ArrowLeft />}
            onClick={onPrevious}
          >
            Previous
          </Button>
        ) : (
          <span />
        )}
        <p
          id={missingId}
          role="status"
          className="order-first basis-full text-sm text-ink-muted empty:hidden sm:order-none sm:basis-auto"
        >
          {waiting ?? missing}
        </p>
        {onNext && (
          <Button
            type={Box === 'form' ? 'submit' : 'button'}
            busy={Boolean(waiting)}
            disabled={missing !== null}
            aria-describedby={missing ? missingId : undefined}
            className="min-h-11"
            iconAfter={<ArrowRight />}
            onClick={Box === 'form' ? undefined : () => next()}
          >
            {props.nextLabel ?? 'Next'}
          </Button>
        )}
      </div>
    </Box>
  )
}

function scrollToTop() {
  window.scrollTo({ top: 0 })
}
