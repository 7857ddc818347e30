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
  })
  router.get('/api_key/all', [apiKeys.ApiKeys, 'index']).call({
    by: 'signedIn',
    summary: 'List the API keys of both modes',
    description:
      'With those that ended in the last 30 days. A business sees all of its keys, a retail customer their own.',
  })
  router
    .put('/api_key/:id', [apiKeys.ApiKeys, 'update'])
    .call({
      by: 'signedIn',
      team: 'connect',
      summary: 'Change what an API key may do',
      description: 'What is left out stays as it is. An empty list of addresses is anywhere.',
      failures: [403],
    })
    .where('id', idParam)
  router
    .delete('/api_key/:id', [apiKeys.ApiKeys, 'destroy'])
    .call({
      by: 'signedIn',
      team: 'nothing',
      summary: 'Revoke an API key, at once and for good',
      failures: [403],
    })
    .where('id', idParam)
  router
    .put('/api_key/:id/roll', [apiKeys.ApiKeyRolls, 'update'])
    .call({
      by: 'signedIn',
      team: 'connect',
      summary: 'Replace an API key by one with another text',
      description:
        'The old text works for `hours` more, 24 unless you say otherwise, and never longer than it would have. Of several who roll a key at once one succeeds.',
      failures: [403],
    })
    .where('id', idParam)
  router
    .get('/api_key/:id/call/all', [apiKeys.ApiKeyCalls, 'index'])
    .call({
      by: 'signedIn',
      summary: 'List what an API key called in the last 30 days',
      description:
        'The newest first, refused calls too. `status` is a number or a kind such as `4xx`, `path` a part of it; these two are looked for in the newest 10,000 calls of the key. Nothing of what was sent is kept.',
    })
    .where('id', idParam)
})
