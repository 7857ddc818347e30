/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  shared: {
    landing: typeof routes['shared.landing']
    health: typeof routes['shared.health'] & {
      live: typeof routes['shared.health.live']
    }
  }
  identity: {
    signIn: typeof routes['identity.sign_in']
    home: typeof routes['identity.home']
  }
  api: {
    identity: {
      login: typeof routes['api.identity.login']
      ping: typeof routes['api.identity.ping']
      session: {
        destroy: typeof routes['api.identity.session.destroy']
      }
    }
    wallet: {
      show: typeof routes['api.wallet.show']
    }
  }
  wallet: {
    balance: typeof routes['wallet.balance']
  }
}
