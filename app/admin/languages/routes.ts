import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls, definePages } from '#start/route_groups'

const { languages } = controllers.admin

const LANGUAGE = {
  language: { type: 'string', description: 'One of fr, pcm, yo, ha, ig.' },
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
    summary: 'List the messages of a language with their English text',
    params: LANGUAGE,
    failures: [404],
  })
  router.put('/language/:language/message/:key', [languages.Translations, 'update']).call({
    by: 'openConsole',
    summary: 'Update the translation of a message',
    description:
      'Takes an ICU message with the same arguments as the English one. `was` is the text that you replace. Returns 409 if someone else has changed it. The new text is a draft until a speaker signs it.',
    params: { ...LANGUAGE, key: { type: 'string', description: 'Such as tracking.form.title.' } },
    failures: [404, 409],
  })
  router.post('/language/:language/signature', [languages.Signatures, 'store']).call({
    by: 'openConsole',
    summary: 'Sign messages as a speaker of the language',
    description: 'Takes messages with the text you read. If any has changed since, none is signed.',
    params: LANGUAGE,
    failures: [404, 409],
  })
})
