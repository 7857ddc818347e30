import { configApp } from '@adonisjs/eslint-config'

/** Leftmost knows nobody; each module may import from those before it, and name their routes. */
const MODULES = ['shared', 'identity', 'wallet', 'shipping', 'branding', 'admin']

/** `#generated` and `#start` are wiring that every room's routes file needs. */
const directions = MODULES.map((module, position) => {
  const later = MODULES.slice(position + 1)
  return {
    files: [`app/${module}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...(later.length
              ? [
                  {
                    regex: `^(#|#app/|.*/app/|(\\.\\./)+)(${later.join('|')})/`,
                    message: `${module} may import only from the modules before it: see docs/architecture.md`,
                  },
                ]
              : []),
          ],
        },
      ],
      ...(later.length && {
        'no-restricted-syntax': [
          'error',
          {
            selector: `Literal[value=/^(api\\.)?(${later.join('|')})\\.[a-z_.]+$/]`,
            message: `${module} may name only routes of the modules before it: see inertia/addresses.ts`,
          },
        ],
      }),
    },
  }
})

export default configApp(
  { ignores: ['.adonisjs/**', 'build/**', 'tmp/**', 'public/**', 'database/schema.ts'] },
  ...directions
)
