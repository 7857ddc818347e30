import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls, definePages } from '#start/route_groups'

const { proof } = controllers.admin

definePages('admin', () => {
  router
    .get('/seals.json', [proof.PublishedSeals, 'show'])
    .page({ by: 'anyone' })
    .as('published_seals')
  router.get('/admin/proof', [proof.ProofPage, 'render']).page({ by: 'openConsole' }).as('proof')
})

defineCalls('admin', 'Settings', () => {
  router.get('/proof/transfer/:id', [proof.TransferProofs, 'show']).call({
    by: 'openConsole',
    summary: 'Get the proof of a transfer',
    description:
      'Takes the id of the transfer. Returns the same proof as `GET /transactions/{id}/proof`.',
    failures: [404, 409],
  })
}).where('id', idParam)
