import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls } from '#start/route_groups'

const { strays } = controllers.wallet.providers

calls('wallet', () => {
  router.get('/wallet/stray_note', [strays.StrayNotes, 'index']).call({ by: 'openConsole' })
  router.put('/wallet/stray_note/:id', [strays.StrayNotes, 'update']).call({ by: 'openConsole' })
}).where('id', number)
