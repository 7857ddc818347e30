export interface FieldNames {
  /** As the screen and the API call it. */
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
    /** Multiplied by `factor` inside: grams, kobo. */
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
  /** What one of them is called in the audit log and in the address. */
  kind: ListKind
  /** As people say it. */
  one: string
  title: string
  table: string
  key: 'id' | 'term' | 'code'
  fields: ListField[]
  /** What others refer to is archived instead of deleted; `always` where nothing is ever deleted. */
  archives: boolean | 'always'
  /** Too long to be read whole: it is searched, and this is the column beside the key. */
  searched?: string
}
