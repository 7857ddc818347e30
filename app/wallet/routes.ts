import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const BalancePageController = () => import('#wallet/controllers/balance_page_controller')
const WalletsController = () => import('#wallet/controllers/wallets_controller')

router
  .group(() => {
    router.get('/base/wallet/balance', [BalancePageController, 'render']).as('balance')
  })
  .use(middleware.signedIn())
  .as('wallet')

router
  .group(() => {
    router.get('/wallet', [WalletsController, 'show']).as('show')
  })
  .use(middleware.signedIn())
  .prefix('/api/v1')
  .as('api.wallet')
