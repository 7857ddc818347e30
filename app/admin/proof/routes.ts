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
    summary: 'Prove that a transfer is in the books',
    description:
      'By the number of the transfer. As the owner of a wallet gets it for a transaction of theirs.',
    failures: [404, 409],
  })
}).where('id', idParam)
