import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { languages } = controllers.admin

pages('admin', 'openConsole', () => {
  router.get('/admin/languages', [languages.LanguagesPage, 'render']).as('languages')
})

calls('admin', 'openConsole', () => {
  router.get('/language/:language/message', [languages.Translations, 'index'])
  router.put('/language/:language/message/:key', [languages.Translations, 'update'])
  router.post('/language/:language/signature', [languages.Signatures, 'store'])
})
