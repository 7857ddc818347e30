import type { SchemaTypes } from '@vinejs/vine/types'
import type { JsonSchema } from '#shared/http/json_schema'

/** Describes a field in the API reference. Not with `meta` of VineJS 4.4, which lets null pass. */
export function described<Field extends SchemaTypes>(
  field: Field,
  description: string | JsonSchema
): Field {
  const copy = field.clone() as Field
  const schemaOf = copy.toJSONSchema?.bind(copy)
  const texts = typeof description === 'string' ? { description } : description
  copy.toJSONSchema = () => ({ ...schemaOf?.(), ...texts }) as ReturnType<Field['toJSONSchema']>
  // Validators clone their fields, so the clone needs the description too.
  copy.clone = () => described(field, description)
  return copy
}
