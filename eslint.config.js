import { configApp } from '@adonisjs/eslint-config'
import house from './eslint.directions.js'

export default configApp(
  // oxfmt formats the code, and the tests check that.
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
      // These paths run in the browser too. `house/directions` checks all other imports of pages.
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
          message:
            'Name the route in full: the build keeps only routes whose names are in the code.',
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
    // Decisions about money or a parcel need current data, and a replica may be behind.
    files: [
      'app/wallet/{funding,ledger,payouts,providers}/**',
      'app/shipping/{places,pricing,shipment,customs,billing,reweighing,booking,carriers}/**',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '#shared/scale/replica_reads', message: 'A replica may be out of date.' },
          ],
        },
      ],
    },
  }
)
