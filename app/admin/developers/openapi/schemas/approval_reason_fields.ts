import { approvalReasonValidator } from '#identity/approvals/approval_reason_validator'
import type { SchemaFields, JsonSchema } from '#shared/http/json_schema'
import { clarifyVineSchema } from '#admin/developers/openapi/schemas/clarify_vine_schema'
import { tidySchema } from '#admin/developers/openapi/tidy_schema'

export function approvalReasonFields(): SchemaFields {
  const schema = clarifyVineSchema(approvalReasonValidator.toJSONSchema() as JsonSchema)
  return tidySchema(schema).properties ?? {}
}
