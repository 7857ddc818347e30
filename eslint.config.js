import { configApp } from '@adonisjs/eslint-config'
import house from './eslint.directions.js'

export default configApp(
  { ignores: ['.adonisjs/**', 'build/**', 'tmp/**', 'public/**', 'renderer/**', 'database/schema.ts'] },
  {
    files: ['{app,inertia}/**/*.{ts,tsx}'],
    plugins: { house },
    rules: { 'house/directions': 'error' },
  }
)
