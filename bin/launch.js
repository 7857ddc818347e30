/** Plain JavaScript, so that any version of Node can report what is missing. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

function complaint() {
  if (process.platform === 'win32') {
    return 'Sendam runs on Linux, macOS and WSL, but not directly on Windows: install WSL with "wsl --install" and run the same command there.'
  }
  // The build needs ts-exec, a development dependency that a production install leaves out.
  if (!existsSync(here('../node_modules/@poppinss/ts-exec'))) {
    return 'Packages that Sendam needs are missing: run "npm install --include=dev" in its folder first.'
  }
  if (!process.features.typescript) {
    return `Node ${process.versions.node} is too old, and the newer one among the packages was not installed: run "npm install" again and allow install scripts.`
  }
  return null
}

const problem = complaint()
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  const [program] = process.argv.splice(2, 1)
  await import(`./${program}.ts`)
}
