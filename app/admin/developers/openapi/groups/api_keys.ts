import type { OperationGroup } from '#admin/developers/openapi/operation'

export const apiKeys: OperationGroup = {
  tag: 'API keys',
  description:
    'Keys let programs in without a password. They are made by people who have signed in, never by a key.',
  operations: {
    'api.identity.api_keys.store': {
      summary: 'Make an API key',
      description:
        'The answer is the only one that holds the text of the key. Repeated with the same `Idempotency-Key`, `key` is null. `dailyLimit` is in naira and counts what the key pays from midnight to midnight in Lagos; what a void gives back is not given back to the day. `expiresAt` is the last day on which it works. A live key with `wallet:pay` is for an owner of the business to make.',
      example: {
        name: 'Web shop',
        mode: 'test',
        scopes: ['rates:read', 'shipments:read', 'shipments:write', 'wallet:pay'],
        dailyLimit: 50_000,
      },
      status: 201,
      failures: [403],
    },
    'api.identity.api_keys.index': {
      summary: 'List the API keys of both modes',
      description:
        'With those that ended in the last 30 days. A business sees all of its keys, a retail customer their own.',
    },
    'api.identity.api_keys.update': {
      summary: 'Change what an API key may do',
      description: 'What is left out stays as it is. An empty list of addresses is anywhere.',
      failures: [403],
    },
    'api.identity.api_key_rolls.update': {
      summary: 'Replace an API key by one with another text',
      description:
        'The old text works for `hours` more, 24 unless you say otherwise, and never longer than it would have. Of several who roll a key at once one succeeds.',
      failures: [403],
    },
    'api.identity.api_keys.destroy': {
      summary: 'Revoke an API key, at once and for good',
      failures: [403],
    },
    'api.identity.api_key_calls.index': {
      summary: 'List what an API key called in the last 30 days',
      description:
        'The newest first, refused calls too. `status` is a number or a kind such as `4xx`, `path` a part of it; these two are looked for in the newest 10,000 calls of the key. Nothing of what was sent is kept.',
    },
  },
}
