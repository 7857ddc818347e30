import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { languages } = controllers.admin

pages('admin', () => {
  router
    .get('/admin/languages', [languages.LanguagesPage, 'render'])
    .page({ by: 'openConsole' })
    .as('languages')
})

calls('admin', () => {
  router
    .get('/language/:language/message', [languages.Translations, 'index'])
    .call({ by: 'openConsole' })
  router
    .put('/language/:language/message/:key', [languages.Translations, 'update'])
    .call({ by: 'openConsole' })
  router
    .post('/language/:language/signature', [languages.Signatures, 'store'])
    .call({ by: 'openConsole' })
})
