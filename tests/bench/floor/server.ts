import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'

const ROOT = new URL('./', import.meta.url)

/** The product's framework, database client and page renderer, without the product. */
new Ignitor(ROOT, {
  importer: (path) => import(path.startsWith('.') ? new URL(path, ROOT).href : path),
})
  .httpServer()
  .start()
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
