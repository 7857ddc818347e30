import { useId, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { useSentenceTranslation } from '#shared/languages/components/use_translations'
import { cx } from '~/ui/cx'
import { FieldContext, firstError, type ErrorText } from '~/ui/field_context'
import { useUiWords } from '~/ui/use_ui_words'

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ErrorText
  required?: boolean
  optional?: boolean
  group?: boolean
  hideLabel?: boolean
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A control with its label, hint and error, whose ids it passes to the control by context. */
export function Field(props: FieldProps) {
  const { hint, required = false, group, hideLabel, aside, className, children } = props
  const id = useId()
  const error = firstError(props.error)
  const ids = { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` }
  const describedBy = cx(hint ? ids.hint : false, error ? ids.error : false) || undefined
  const Box = group ? 'fieldset' : 'div'
  const Label = group ? 'span' : 'label'
  const state = {
    controlId: group ? undefined : `${id}-control`,
    labelId: ids.label,
    describedBy,
    invalid: Boolean(error),
    required,
  }
  return (
    <Box
      className={cx('min-w-0', className)}
      aria-labelledby={group ? ids.label : undefined}
      aria-describedby={group ? describedBy : undefined}
    >
      <div className={cx('flex items-baseline justify-between gap-2', hideLabel && 'sr-only')}>
        <Label
          id={ids.label}
          htmlFor={state.controlId}
          className="mb-1 block text-sm font-medium text-ink"
        >
          <LabelText {...props} />
        </Label>
        {aside && <div className="text-sm">{aside}</div>}
      </div>
      {hint && (
        <p id={ids.hint} className="mb-1.5 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <FieldContext value={state}>{children}</FieldContext>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </Box>
  )
}

function LabelText({ label, required, optional }: FieldProps) {
  const t = useUiWords()
  return (
    <>
      {label}
      {required && (
        <span aria-hidden="true" className="ml-0.5 text-danger">
          *
        </span>
      )}
      {optional && <span className="font-normal text-ink-muted"> {t('ui.optional')}</span>}
    </>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  const translate = useSentenceTranslation()
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{typeof children === 'string' ? translate(children) : children}</span>
    </p>
  )
}
