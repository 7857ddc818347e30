import { describeResponses } from '#admin/developers/openapi/describe_response_types'
import { RESPONSE_SCHEMAS_FILE } from '#admin/developers/openapi/response_schemas'

export async function buildResponseSchemasFile(): Promise<string> {
  const [{ default: typescript }, { format }] = await Promise.all([
    import('typescript'),
    import('oxfmt'),
  ])
  const answers = JSON.stringify(describeResponses(typescript))
  const { code } = await format(RESPONSE_SCHEMAS_FILE, answers, { printWidth: 100 })
  return code
}
