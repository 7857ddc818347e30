import { askingValidator } from '#identity/approvals/reason_validator'
import type { Fields, JsonSchema } from '#shared/http/json_schema'
import { saidOutright } from '#admin/developers/openapi/schemas/vine_schema'
import { tidySchema } from '#admin/developers/openapi/tidy_schema'

/** What each call takes beside its own fields that may need a second person. */
export function reasonFields(): Fields {
  const schema = saidOutright(askingValidator.toJSONSchema() as JsonSchema)
  return tidySchema(schema).properties ?? {}
}
