import app from '@adonisjs/core/services/app'
import { defineConfig, loaders } from '@adonisjs/i18n'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '#shared/languages/rules/languages'
import { formatIcu } from '#shared/languages/rules/icu'

export default defineConfig({
  defaultLocale: DEFAULT_LANGUAGE,
  supportedLocales: [...LANGUAGE_CODES],
  fallbackLocales: {},
  // Server and browser use the same formatter, so that hydration changes no text.
  formatter: () => ({
    name: 'icu',
    format: (message, language, data) => formatIcu(message, language, data),
  }),
  loaders: [loaders.fs({ location: app.languageFilesPath() })],
})
