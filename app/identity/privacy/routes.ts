import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls } from '#start/route_groups'

const { privacy } = controllers.identity

defineCalls('identity', 'Account', () => {
  router.get('/user/data_export', [privacy.DataExports, 'show']).call({
    by: 'signedIn',
    summary: 'Export your personal data',
    description:
      'Returns named lists of rows: account, sessions, wallet, payments, shipments with their addresses, and more. Data that a business owns is not included.',
    failures: [429],
  })
  router.post('/user/erasure', [privacy.Erasures, 'store']).call({
    by: 'signedIn',
    team: 'nothing',
    summary: 'Erase your account and data',
    description:
      'Cannot be undone. Requires your password. Returns 409 with the reasons while you have money, an open payment or parcel, or a business without another owner. Amounts of payments and parcels are kept without your name, as the law requires.',
    example: { password: 'Sendam#2026' },
    failures: [409],
  })
})

defineCalls('identity', 'People', () => {
  router.post('/user/:id/erasure', [privacy.PersonErasures, 'store']).call({
    by: 'openConsole',
    summary: 'Erase the account and data of a person on request',
    description:
      'Requires your own password. Returns 409 in the same cases as `POST /user/erasure`.',
    example: { password: 'Sendam#2026', reason: 'Letter of 20 November' },
    failures: [409],
  })
}).where('id', router.matchers.number())
