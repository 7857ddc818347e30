import { writeFile } from 'node:fs/promises'
import type { AllHooks } from '@adonisjs/assembler/types'

type InitHook = Extract<AllHooks['init'][number], { run: unknown }>

const OUTPUT = '.adonisjs/server/api_validators.ts'
const VALIDATOR = /typeof import\('([^']+)'\)\)?(?:\.|\[')(\w+)/

/** Lists the validator of each API call, so that the reference describes what is checked. */
export function indexApiValidators(): InitHook {
  return {
    run(_, hooks) {
      hooks.add('routesScanned', async (__, scanner) => {
        const lines = scanner.getScannedRoutes().flatMap((route) => {
          const [, file, name] = VALIDATOR.exec(route.request?.type ?? '') ?? []
          if (!file || !name || !route.pattern.startsWith('/api/')) return []
          const path = file.replace(/^app\//, '#app/').replace(/\.ts$/, '')
          return `  '${route.name}': () => import('${path}').then((module) => module.${name}),`
        })
        const content = ['export const apiValidators = {', ...lines, '}', ''].join('\n')
        await writeFile(OUTPUT, content)
      })
    },
  }
}
