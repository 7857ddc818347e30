import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls } from '#start/route_groups'

const { strays } = controllers.wallet.providers

calls('wallet', 'openConsole', () => {
  router.get('/wallet/stray_note', [strays.StrayNotes, 'index'])
  router.put('/wallet/stray_note/:id', [strays.StrayNotes, 'update'])
}).where('id', number)
