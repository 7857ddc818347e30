import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls, definePages } from '#start/route_groups'

const { languages } = controllers.admin

const LANGUAGE = {
  language: { type: 'string', description: 'fr, pcm, yo, ha or ig.' },
}

definePages('admin', () => {
  router
    .get('/admin/languages', [languages.LanguagesPage, 'render'])
    .page({ by: 'openConsole' })
    .as('languages')
})

defineCalls('admin', 'Languages', () => {
  router.get('/language/:language/message', [languages.Translations, 'index']).call({
    by: 'openConsole',
    summary: 'List the messages of a language beside their English',
    params: LANGUAGE,
    failures: [404],
  })
  router.put('/language/:language/message/:key', [languages.Translations, 'update']).call({
    by: 'openConsole',
    summary: 'Change the words of a message',
    description:
      'ICU, with the same arguments as the English. `was` is the text that was there: of two who change it at once the second is told. What is changed is a draft until it is signed.',
    params: { ...LANGUAGE, key: { type: 'string', description: 'Such as tracking.form.title.' } },
    failures: [404, 409],
  })
  router.post('/language/:language/signature', [languages.Signatures, 'store']).call({
    by: 'openConsole',
    summary: 'Sign messages as a speaker of the language',
    description: 'Each with the text that was read. Where one has changed since, none is signed.',
    params: LANGUAGE,
    failures: [404, 409],
  })
})
