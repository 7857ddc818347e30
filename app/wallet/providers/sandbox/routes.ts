import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls, definePages } from '#start/route_groups'

const { sandbox } = controllers.wallet.providers

// No sandbox routes in production: the sandbox creates money from nothing.
if (!app.inProduction) {
  definePages('wallet', () => {
    router
      .get('/dev/card/:reference', [sandbox.SandboxCardPage, 'render'])
      .page({ by: 'anyone' })
      .as('sandbox.card')
    router
      .post('/dev/card/:reference', [sandbox.SandboxCardDecisions, 'store'])
      .page({ by: 'anyone' })
      .as('sandbox.decide')
  })

  defineCalls('wallet', 'Wallet', () => {
    router.post('/dev/deposits', [sandbox.SandboxDeposits, 'store']).call({
      by: 'signedIn',
      team: 'fund',
      liveOnly: true,
      summary: 'Simulate a deposit into the virtual account',
    })
  })
}
