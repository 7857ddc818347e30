import type { AllHooks } from '@adonisjs/assembler/types'

type InitHook = Extract<AllHooks['init'][number], { run: unknown }>

/**
 * Types the Inertia pages beside their controllers; the package's `indexPages` reads one folder.
 * The index generator matches absolute paths, hence the leading `**`.
 */
export function indexModulePages(): InitHook {
  return {
    run(_, __, indexGenerator) {
      indexGenerator.add('inertiaPages', {
        source: 'app',
        glob: ['**/app/**/pages/*.tsx'],
        output: '.adonisjs/server/pages.d.ts',
        as(vfs, buffer, ___, { toImportPath }) {
          const pages = vfs.asList({ transformKey: (key) => key.replace('/pages/', '/') })
          buffer.writeLine(`import '@adonisjs/inertia/types'`)
          buffer.writeLine(`import type React from 'react'`)
          buffer.writeLine(`import type { Prettify } from '@adonisjs/core/types/common'`)
          buffer.writeLine(
            `type ExtractProps<T> = T extends React.FC<infer Props> ? Prettify<Omit<Props, 'children'>> : T extends React.Component<infer Props> ? Prettify<Omit<Props, 'children'>> : never`
          )
          buffer.write(`declare module '@adonisjs/inertia/types' {`).indent()
          buffer.write(`export interface InertiaPages {`).indent()
          for (const [name, file] of Object.entries(pages)) {
            buffer.write(
              `'${name}': ExtractProps<(typeof import('${toImportPath(file)}'))['default']>`
            )
          }
          buffer.dedent().write(`}`)
          buffer.dedent().write(`}`)
        },
      })
    },
  }
}
