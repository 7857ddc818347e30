/** One choice of a select, a combobox or a list of radios. */
export interface Option<V extends string | number = string> {
  value: V
  label: string
  description?: string
  disabled?: boolean
}
