import { configApp } from '@adonisjs/eslint-config'

/** Leftmost knows nobody; each module may import from those before it. */
const MODULES = ['shared', 'identity', 'wallet', 'shipping', 'branding', 'admin']

/** `#generated` and `#start/kernel` are wiring that every module's routes file needs. */
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
    },
  }
})

export default configApp(
  { ignores: ['.adonisjs/**', 'build/**', 'tmp/**', 'public/**', 'database/schema.ts'] },
  ...directions
)
