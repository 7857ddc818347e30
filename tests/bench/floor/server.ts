import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'

const ROOT = new URL('./', import.meta.url)

/** A server with the framework, database client and page renderer of the product, and no more. */
new Ignitor(ROOT, {
  importer: (path) => import(path.startsWith('.') ? new URL(path, ROOT).href : path),
})
  .httpServer()
  .start()
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
