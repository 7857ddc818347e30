import type { JsonSchema } from '#shared/http/json_schema'

/** The response if a second person must approve the command first. */
export const APPROVAL_PENDING_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['message', 'data'],
  properties: {
    message: { type: 'string' },
    data: {
      type: 'object',
      required: ['approval'],
      properties: {
        approval: {
          type: 'object',
          required: ['id', 'kind', 'title', 'expiresAt'],
          properties: {
            id: { type: 'integer', description: 'The id for `GET /approval/{id}`.' },
            kind: { type: 'string' },
            title: { type: 'string', description: 'A summary of the requested command.' },
            expiresAt: { type: 'string', format: 'date-time' },
          },
        },
      },
    },
  },
}
