export interface FieldNames {
  /** The name in forms and in the API. */
  name: string
  column: string
  label: string
  hint?: string
  optional?: boolean
}

export type ReferenceChoice = { value: string; label: string }

export type ListField = FieldNames &
  (
    | { type: 'text'; max: number; pattern?: RegExp; upperCase?: boolean }
    /** Stored multiplied by `factor`, as grams or kobo. */
    | { type: 'number' | 'naira'; min: number; max: number; factor: number; decimals: number }
    | { type: 'choice'; options: ReferenceChoice[] }
    | { type: 'day' }
  )

type ListKind =
  | 'item_category'
  | 'dangerous_good'
  | 'express_box'
  | 'drop_off_location'
  | 'hs_code'
  | 'export_rule'

export interface ReferenceList {
  /** The name in the audit log and in paths. */
  kind: ListKind
  one: string
  title: string
  table: string
  key: 'id' | 'term' | 'code'
  fields: ListField[]
  /** Archives referenced entries instead of deleting them; `always` never deletes. */
  archives: boolean | 'always'
  /** A long list is searched by its key and this column. */
  searched?: string
}
