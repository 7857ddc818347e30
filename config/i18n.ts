import app from '@adonisjs/core/services/app'
import { defineConfig, loaders } from '@adonisjs/i18n'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '#shared/languages/rules/languages'
import { formatIcu } from '#shared/languages/rules/icu'

/** The words of public pages and of messages to receivers: a folder a language, a file a group. */
export default defineConfig({
  defaultLocale: DEFAULT_LANGUAGE,
  supportedLocales: [...LANGUAGE_CODES],
  fallbackLocales: {},
  // The one that the browser has, too, so that no page changes when its script arrives.
  formatter: () => ({
    name: 'icu',
    format: (message, language, data) => formatIcu(message, language, data),
  }),
  loaders: [loaders.fs({ location: app.languageFilesPath() })],
})
