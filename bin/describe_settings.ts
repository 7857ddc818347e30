import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './runtime/checkout.ts'
import { settingsExample, settingsReference } from './runtime/settings_documents.ts'

writeFileSync(join(ROOT, 'docs/reference/settings.md'), settingsReference())
writeFileSync(join(ROOT, '.env.example'), settingsExample())
