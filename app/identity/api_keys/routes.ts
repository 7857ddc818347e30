import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls, definePages } from '#start/route_groups'

const { apiKeys } = controllers.identity

definePages('identity', () => {
  router
    .get('/base/developers', [apiKeys.DevelopersPage, 'render'])
    .page({ by: 'signedIn' })
    .as('developers')
  router
    .get('/base/developers/log', [apiKeys.CallLogPage, 'render'])
    .page({ by: 'signedIn' })
    .as('developers.log')
})

defineCalls('identity', 'API keys', () => {
  router.post('/api_key', [apiKeys.ApiKeys, 'store']).call({
    by: 'signedIn',
    team: 'connect',
    summary: 'Create an API key',
    description:
      'Only this response contains the text of the key. A repeated call with the same `Idempotency-Key` returns `key: null`. `dailyLimit` is in naira and covers everything that the key pays from midnight to midnight in Lagos. Voids do not restore it. `expiresAt` is the last day on which the key works. Only an owner of the business can create a live key with `wallet:pay`.',
    example: {
      name: 'Web shop',
      mode: 'test',
      scopes: ['rates:read', 'shipments:read', 'shipments:write', 'wallet:pay'],
      dailyLimit: 50_000,
    },
    status: 201,
    failures: [403],
  })
  router.get('/api_key/all', [apiKeys.ApiKeys, 'index']).call({
    by: 'signedIn',
    summary: 'List API keys of both modes',
    description:
      'Includes keys that ended in the last 30 days. A business sees all of its keys, a retail customer their own.',
  })
  router
    .put('/api_key/:id', [apiKeys.ApiKeys, 'update'])
    .call({
      by: 'signedIn',
      team: 'connect',
      summary: 'Update an API key',
      description: 'Omitted fields do not change. An empty list of addresses allows any address.',
      failures: [403],
    })
    .where('id', idParam)
  router
    .delete('/api_key/:id', [apiKeys.ApiKeys, 'destroy'])
    .call({
      by: 'signedIn',
      team: 'nothing',
      summary: 'Revoke an API key',
      failures: [403],
    })
    .where('id', idParam)
  router
    .put('/api_key/:id/roll', [apiKeys.ApiKeyRolls, 'update'])
    .call({
      by: 'signedIn',
      team: 'connect',
      summary: 'Roll an API key',
      description:
        'Replaces the key. The old key works for another `hours` (default 24), but not past its own expiry. If several people roll a key at once, one succeeds.',
      failures: [403],
    })
    .where('id', idParam)
  router
    .get('/api_key/:id/call/all', [apiKeys.ApiKeyCalls, 'index'])
    .call({
      by: 'signedIn',
      summary: 'List the calls of an API key in the last 30 days',
      description:
        'Returns the newest first, including refused calls. `status` is a code or a class such as `4xx`, and `path` is a part of the path. Both search the newest 10,000 calls of the key. Request contents are not stored.',
    })
    .where('id', idParam)
})
