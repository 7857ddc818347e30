export interface Option<V extends string | number = string> {
  value: V
  label: string
  description?: string
  disabled?: boolean
}
