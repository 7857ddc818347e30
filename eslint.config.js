import { configApp } from '@adonisjs/eslint-config'
import house from './eslint.directions.js'

export default configApp(
  // Written in one way by oxfmt, which the tests ask besides.
  { rules: { 'prettier/prettier': 'off' } },
  {
    ignores: [
      '.adonisjs/**',
      'build/**',
      'tmp/**',
      'public/**',
      'renderer/**',
      'database/schema.ts',
    ],
  },
  {
    files: ['{app,inertia}/**/*.{ts,tsx}'],
    plugins: { house },
    rules: {
      'house/directions': 'error',
      // Which of it a page may know, the directions say: of languages what runs on both sides.
      '@adonisjs/no-backend-import-in-frontend': [
        'error',
        {
          allowed: ['#lang/**', '#shared/languages/{components,rules}/**', '#shared/text/rules/**'],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name=/^(urlFor|callApi|apiUrl|apiQuery|useApiData)$/] > TemplateLiteral:first-child',
          message: 'Name the route in full: a built page knows only those that its code names.',
        },
        {
          selector:
            ':matches(CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/][arguments.length=0], CallExpression[callee.property.name="localeCompare"][arguments.length=1], NewExpression[callee.object.name="Intl"][arguments.length=0])',
          message:
            'Name the locale: without one, the result depends on the machine or the browser.',
        },
      ],
    },
  },
  {
    // What decides about money or a parcel reads what is true now.
    files: [
      'app/wallet/{funding,ledger,payouts,providers}/**',
      'app/shipping/{places,pricing,shipment,customs,billing,reweighing,booking,carriers}/**',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '#shared/scale/replica_reads', message: 'Nothing is decided by a replica.' },
          ],
        },
      ],
    },
  }
)
