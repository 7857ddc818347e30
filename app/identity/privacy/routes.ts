import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls } from '#start/route_groups'

const { privacy } = controllers.identity

defineCalls('identity', 'Account', () => {
  router.get('/user/data_export', [privacy.DataExports, 'show']).call({
    by: 'signedIn',
    summary: 'Read everything that we keep about you',
    description:
      'Lists of rows, each with a name: account, sessions, wallet, payments, shipments with their addresses, and more. What a business owns is not among them.',
    failures: [429],
  })
  router.post('/user/erasure', [privacy.Erasures, 'store']).call({
    by: 'signedIn',
    team: 'nothing',
    summary: 'Erase your account and your data',
    description:
      'For good, and confirmed by your password. While money, a payment, a parcel or a business of which you are the only owner is open, the answer is 409 and says what. The amounts of payments and parcels stay without your name, as the law requires.',
    example: { password: 'Sendam#2026' },
    failures: [409],
  })
})

defineCalls('identity', 'People', () => {
  router.post('/user/:id/erasure', [privacy.PersonErasures, 'store']).call({
    by: 'openConsole',
    summary: 'Erase the account and the data of a person who asked for it',
    description:
      'With your own password. Refused, like the call of the person, while something is open.',
    example: { password: 'Sendam#2026', reason: 'Letter of 20 November' },
    failures: [409],
  })
}).where('id', router.matchers.number())
