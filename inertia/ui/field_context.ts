import { createContext, useContext, useId } from 'react'
import { cx } from '~/ui/cx'

export interface FieldState {
  /** The id of the control; absent in a group, whose controls have their own ids and labels. */
  controlId?: string
  labelId: string
  describedBy?: string
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldState | null>(null)

export type ErrorText = string | readonly string[] | null | undefined

export interface ControlProps {
  id?: string
  /** Set this only outside a Field: a Field passes its own error. */
  error?: ErrorText | boolean
  required?: boolean
}

export function firstError(error: ErrorText | boolean): string | undefined {
  if (typeof error === 'string') return error || undefined
  return Array.isArray(error) ? error[0] : undefined
}

/** Returns the control's id and ARIA attributes from its Field. */
export function useControl(props: ControlProps, extraDescription?: string) {
  const field = useContext(FieldContext)
  const ownId = useId()
  const invalid = Boolean(firstError(props.error) ?? props.error === true) || field?.invalid
  return {
    'id': props.id ?? field?.controlId ?? ownId,
    'aria-describedby': cx(field?.controlId && field.describedBy, extraDescription) || undefined,
    'aria-invalid': invalid || undefined,
    'aria-required': field?.controlId ? field.required || undefined : undefined,
    'required': props.required,
  }
}
