import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { generateRegistry } from '@tuyau/core/hooks'
import { isTracing } from './bin/runtime/tracing.js'
import { indexApiValidators } from './hooks/index_api_validators.js'
import { indexModulePages } from './hooks/index_module_pages.js'

export default defineConfig({
  commands: [
    () => import('@adonisjs/core/commands'),
    () => import('@adonisjs/lucid/commands'),
    () => import('@adonisjs/inertia/commands'),
    () => import('#start/commands'),
  ],

  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    {
      file: () => import('@adonisjs/core/providers/repl_provider'),
      environment: ['repl', 'test'],
    },
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/core/providers/edge_provider'),
    ...(process.env.REDIS_URL ? [() => import('#providers/redis_provider')] : []),
    () => import('@adonisjs/session/session_provider'),
    () => import('@adonisjs/vite/vite_provider'),
    () => import('@adonisjs/shield/shield_provider'),
    () => import('@adonisjs/static/static_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/inertia/inertia_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/ally/ally_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/queue/queue_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('@adonisjs/transmit/transmit_provider'),
    () => import('@adonisjs/i18n/i18n_provider'),
    () => import('#providers/api_provider'),
    ...(isTracing ? [() => import('@adonisjs/otel/otel_provider')] : []),
  ],

  preloads: [
    () => import('#start/kernel'),
    () => import('#start/routes'),
    () => import('#start/events'),
    { file: () => import('#start/schedule'), environment: ['web', 'test'] },
    () => import('#start/ports'),
    () => import('#start/validation'),
    () => import('#start/views'),
    () => import('#shared/scale/relation_preloads'),
    { file: () => import('#start/web'), environment: ['web'] },
  ],

  tests: {
    suites: [
      { name: 'unit', files: ['tests/unit/**/*.spec.{ts,js}'], timeout: 30_000 },
      { name: 'browser', files: ['tests/browser/**/*.spec.{ts,js}'], timeout: 180_000 },
      { name: 'pages', files: ['tests/pages/**/*.spec.{ts,js}'], timeout: 180_000 },
      { name: 'functional', files: ['tests/functional/**/*.spec.{ts,js}'], timeout: 60_000 },
      { name: 'faults', files: ['tests/faults/**/*.spec.{ts,js}'], timeout: 300_000 },
      { name: 'scale', files: ['tests/scale/**/*.spec.{ts,js}'], timeout: 300_000 },
    ],
    // A test that ran out of time may leave timers, which would keep its process alive.
    forceExit: true,
  },

  metaFiles: [
    { pattern: 'resources/views/**/*.edge', reloadServer: false },
    { pattern: 'resources/fonts/**', reloadServer: false },
    { pattern: 'resources/lang/**/*.json', reloadServer: false },
    { pattern: 'resources/api_answers.json', reloadServer: false },
    { pattern: 'resources/developers/*.md', reloadServer: false },
    { pattern: 'resources/api_examples.json', reloadServer: false },
    { pattern: 'database/functions/**/*.sql', reloadServer: false },
    { pattern: 'database/tariffs/**/*.csv', reloadServer: false },
    { pattern: 'database/reference/**/*.tsv', reloadServer: false },
  ],

  hooks: {
    init: [
      indexEntities({
        controllers: {
          source: 'app',
          importAlias: '#app',
          glob: ['**/*_controller.ts'],
        },
        events: { enabled: false },
        listeners: { enabled: false },
        transformers: {
          enabled: true,
          withSharedProps: true,
          source: 'app',
          importAlias: '#app',
          glob: ['**/*_transformer.ts'],
          inertiaMiddlewareImportPath: '#start/inertia_middleware',
        },
      }),
      indexModulePages(),
      generateRegistry(),
      indexApiValidators(),
    ],
  },
})
